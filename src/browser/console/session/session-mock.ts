import type { MockRequest, MockResponse } from "../../../mock/model";
import { referenceAddress } from "../../reference/reference-address";
import type { PrefillQuestion } from "../worker/messages";
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

/** Sends a request to the mock, which all pages of this tab share. @throws if it cannot be started */
export function askSessionMock(file: string, request: MockRequest): Promise<MockResponse> {
  const answer = linkTo(file).send(request);
  if (request.method !== "GET") writeJournal(file, request);
  return answer;
}

/** Asks the mock for values that it accepts; changes nothing. @throws if it cannot be started */
export const askPrefill = (file: string, question: PrefillQuestion) =>
  linkTo(file).prefill(question);

/** Resets the mock to its initial records. */
export function resetSessionMock(): void {
  forgetJournal();
  started?.link.reset();
}

/** A call of a walk-through and its response. */
export interface DoneCall {
  request: MockRequest;
  response: MockResponse;
}

/** Continues from the calls of a page: the mock has their records, and the fields of the console offer their ids. */
export function goOnFrom(file: string, calls: readonly DoneCall[], origin: string): void {
  started?.link.close();
  started = undefined;
  const requests = calls.map(({ request }) => request).filter(({ method }) => method !== "GET");
  replaceJournal(file, requests, origin);
  forgetIds();
  for (const { response } of calls) rememberIds(response.status, response.body);
}
