import type { MockRequest, MockResponse } from "../../../mock/model";
import type { ConsoleFile } from "../console-file";
import { referenceAddress } from "../../reference/reference-address";
import type { MockStep, PrefillQuestion } from "../worker/mock-messages";
import { MockLink } from "../worker/mock-link";
import { forgetIds, rememberIds } from "./known-ids";
import { forgetJournal, readJournal, replaceJournal, writeJournal } from "./journal";

let step: MockStep | undefined;
const watchers = new Set<() => void>();

/** What the mock is doing, for as long as it takes. */
export const mockStep = (): MockStep | undefined => step;

/** Calls back when the mock begins with something else; returns how to end that. */
export function watchMockStep(onChange: () => void): () => void {
  watchers.add(onChange);
  return () => watchers.delete(onChange);
}

let started: { file: string; link: MockLink } | undefined;

/** Where the mock is, and which of its parts an operation needs. */
export type MockPlace = Pick<ConsoleFile, "mock" | "parts">;

function linkTo({ mock: file, parts }: MockPlace): MockLink {
  if (started?.file === file) return started.link;
  started?.link.close();
  const link = new MockLink({
    url: referenceAddress(file),
    parts,
    journal: readJournal(file),
    onStep(next) {
      step = next;
      for (const onChange of watchers) onChange();
    },
    onBroken: () => {
      if (started?.link === link) started = undefined;
    },
  });
  started = { file, link };
  return link;
}

/** Sends a request to the mock, which all pages of this tab share. @throws if it cannot be started */
export function askSessionMock(place: MockPlace, request: MockRequest): Promise<MockResponse> {
  const answer = linkTo(place).send(request);
  if (request.method !== "GET") writeJournal(place.mock, request);
  return answer;
}

/** Asks the mock for values that it accepts; changes nothing. @throws if it cannot be started */
export const askPrefill = (place: MockPlace, question: PrefillQuestion) =>
  linkTo(place).prefill(question);

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
