import type { MockRequest, MockResponse } from "../../../mock/model";
import { referenceAddress } from "../../reference/reference-address";
import { MockLink } from "../worker/mock-link";
import { forgetIds, rememberIds } from "./known-ids";
import { forgetJournal, readJournal, replaceJournal, writeJournal } from "./journal";

let started: { file: string; link: MockLink } | undefined;

function linkTo(file: string): MockLink {
  if (started?.file === file) return started.link;
  started?.link.close();
  const link = new MockLink({
    url: referenceAddress(file),
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

/** A call of a walk-through and its answer. */
export interface DoneCall {
  request: MockRequest;
  response: MockResponse;
}

/** Lets the console go on from the calls of a page: its mock has their records, its fields offer their ids. */
export function goOnFrom(file: string, calls: readonly DoneCall[], origin: string): void {
  started?.link.close();
  started = undefined;
  const changing = calls.filter(({ request }) => request.method !== "GET");
  replaceJournal(
    file,
    changing.map(({ request }) => request),
    origin,
  );
  forgetIds();
  for (const { response } of calls) rememberIds(response.status, response.body);
}
