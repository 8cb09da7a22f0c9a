import type { MockRequest, MockResponse } from "../../mock/model";
import { mockAddress } from "../worker/mock-address";
import { MockLink } from "../worker/mock-link";
import { forgetJournal, readJournal, writeJournal } from "./journal";

let started: { file: string; link: MockLink } | undefined;

function linkTo(file: string): MockLink {
  if (started?.file === file) return started.link;
  started?.link.close();
  const link = new MockLink({
    url: mockAddress(file),
    journal: readJournal(file),
    onBroken: () => {
      if (started?.link === link) started = undefined;
    },
  });
  started = { file, link };
  return link;
}

/** Asks the mock of this tab: one for all pages, and after the tab was loaded anew in the same state. @throws when it cannot be started */
export function askSessionMock(file: string, request: MockRequest): Promise<MockResponse> {
  const answer = linkTo(file).send(request);
  if (request.method !== "GET") writeJournal(file, request);
  return answer;
}

/** Puts it back to its start. */
export function resetSessionMock(): void {
  forgetJournal();
  started?.link.reset();
}
