/** @jest-environment jsdom */
import { act, fireEvent, screen } from "../../../support/views/testing";
import { askBeforeUpdate } from "../../../../src/browser/offline/ask-before-update";
import { followEnd, registered, useNewer } from "../../../../src/browser/offline/registration";

jest.mock("../../../../src/browser/offline/registration", () => ({
  registered: jest.fn(),
  followEnd: jest.fn(),
  useNewer: jest.fn(async () => undefined),
}));

class Worker extends EventTarget {
  state = "installing";
  become(state: string) {
    this.state = state;
    this.dispatchEvent(new Event("statechange"));
  }
}
class Registration extends EventTarget {
  waiting: Worker | null = null;
  installing: Worker | null = null;
  active: Worker | null = new Worker();
}
const question = () => screen.queryByRole("status");
const start = async (registration?: Registration) => {
  jest.mocked(registered).mockResolvedValue(registration as never);
  await askBeforeUpdate();
};
beforeEach(() => jest.clearAllMocks());

test("readers without the offline site are asked nothing", async () => {
  await start();
  expect(question()).toBeNull();
  expect(followEnd).not.toHaveBeenCalled();
});

test("a newer version that waits is offered, and taken only when the reader says so", async () => {
  const registration = new Registration();
  registration.waiting = new Worker();
  await start(registration);
  expect(question()?.textContent).toMatch(/newer/);
  expect(useNewer).not.toHaveBeenCalled();
  await act(async () => void fireEvent.click(screen.getAllByRole("button")[0] as HTMLElement));
  expect(useNewer).toHaveBeenCalledTimes(1);
});

test("the question can be put off", async () => {
  const registration = new Registration();
  registration.waiting = new Worker();
  await start(registration);
  fireEvent.click(screen.getAllByRole("button")[1] as HTMLElement);
  expect(question()).toBeNull();
});

test("a version that arrives while the page is read is offered when it is complete", async () => {
  const registration = new Registration();
  await start(registration);
  const worker = (registration.installing = new Worker());
  registration.dispatchEvent(new Event("updatefound"));
  expect(question()).toBeNull();
  worker.become("installed");
  expect(question()).not.toBeNull();
});

test("the first copy replaces nothing, so nothing is asked", async () => {
  const registration = new Registration();
  registration.active = null;
  await start(registration);
  const worker = (registration.installing = new Worker());
  registration.dispatchEvent(new Event("updatefound"));
  worker.become("installed");
  expect(question()).toBeNull();
});

test("readers are told when the offline site has ended, once", async () => {
  const registration = new Registration();
  registration.waiting = new Worker();
  await start(registration);
  jest.mocked(followEnd).mock.calls[0]?.[1]();
  expect(screen.getAllByRole("status")).toHaveLength(1);
  expect(question()?.textContent).not.toMatch(/newer/);
});
