import {
  act,
  fill,
  fireEvent,
  render,
  screen,
  waitFor,
  within,
} from "../../../../support/views/testing";
import { operation, serveMockFile } from "../../../../support/views/console-site";
import { forgetDrafts } from "../../../../../src/browser/console/session/stored-drafts";
import { resetSessionMock } from "../../../../../src/browser/console/session/session-mock";
import { Console } from "../../../../../src/views/components/console/Console";

/** Waits until the mock has been asked for values. */
export const settle = () => act(() => new Promise<void>((done) => setTimeout(done)));

/** Opens the console of an operation. */
export async function open(...which: Parameters<typeof operation>) {
  const onClose = jest.fn();
  const rendered = render(<Console of={operation(...which)} onClose={onClose} />);
  await settle();
  return { onClose, ...rendered };
}

/** The part with the response. */
export const answer = () => within(screen.getByRole("region", { name: "Response" }));
/** What is announced of the response. */
export const status = () => answer().getByRole("status").textContent;
/** The body of the response. */
export const answerBody = () =>
  JSON.parse(answer().getByRole("group", { name: "Response" }).textContent ?? "") as Record<
    string,
    unknown
  >;

/** The control with a label. */
export const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);
/** Types into a control, or chooses. */
export const type = (name: string, value: string) => fill(field(name), value);
/** Clicks a button. */
export const click = (name: string | RegExp) =>
  fireEvent.click(screen.getByRole("button", { name }));

/** Sends the request, and waits for its status. */
export async function send(expected: RegExp): Promise<void> {
  click("Send");
  expect(status()).toMatch(/^(Sending|Loading|Starting|Looking) .*…$|^Sending …$/);
  await waitFor(() => expect(status()).toMatch(expected));
}

beforeEach(() => serveMockFile());
afterEach(() => {
  resetSessionMock();
  forgetDrafts();
});
