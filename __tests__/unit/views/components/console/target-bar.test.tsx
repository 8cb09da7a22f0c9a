/** @jest-environment jsdom */
import {
  fill,
  fireEvent,
  render,
  screen,
  texts,
  withConstants,
} from "../../../../support/views/testing";
import { operation } from "../../../../support/views/console-site";
import { InConsole } from "../../../../support/views/in-console";
import type { Credential } from "../../../../../src/openapi/security-options";
import { TargetBar } from "../../../../../src/views/components/console/TargetBar";
import { replaceJournal } from "../../../../../src/browser/console/session/journal";
import { chosenTarget, secretFor } from "../../../../../src/browser/console/session/target";

const bearer: Credential = {
  kind: "bearer",
  place: "header",
  name: "Authorization",
  scheme: "token",
  label: "Bearer token",
};
const key: Credential = {
  kind: "key",
  place: "header",
  name: "X-Key",
  scheme: "key",
  label: "API key in the X-Key header",
};
const cookie: Credential = { ...key, place: "cookie", scheme: "sid", label: "Session cookie" };
const servers = [{ url: "https://api.example.com/v1" }, { url: "https://test.example.com/v1" }];
const onChange = jest.fn();
const onReset = jest.fn();

function show(security: Credential[][] = [], realServers = true) {
  withConstants({ SITE_REAL_SERVERS: realServers });
  return render(
    <InConsole of={operation("GET", "/orders", { servers, security })}>
      {() => <TargetBar onChange={onChange} onReset={onReset} />}
    </InConsole>,
  );
}
const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const choose = (name: string | RegExp, value: string) => fill(field(name), value);
const chooseServer = () => fireEvent.click(field("Real server"));

beforeEach(() => onChange.mockClear());

test("a site without real servers has the mock alone", () => {
  show([], false);
  expect(screen.queryByRole("radio")).toBeNull();
  expect(screen.getByText("Mock in this browser")).toBeTruthy();
});

test("the mock answers until the reader chooses a server, which is remembered for the tab", () => {
  const first = show();
  expect(screen.getByRole("radio", { checked: true })).toBe(field("Mock in this browser"));
  expect(screen.getByText(/nothing leaves your browser/)).toBeTruthy();
  chooseServer();
  expect(onChange).toHaveBeenLastCalledWith({ kind: "server", url: servers[0]?.url });
  expect(screen.getByText("Calls go to this server and change its data.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Reset the mock" })).toBeNull();
  first.unmount();
  show();
  expect(screen.getByRole("radio", { checked: true })).toBe(field("Real server"));
  fireEvent.click(field("Mock in this browser"));
  expect(chosenTarget()).toEqual({ kind: "mock" });
});

test("servers of the description are chosen, or another address is typed, which must be one", () => {
  const first = show();
  chooseServer();
  expect(screen.queryByLabelText(/^Address/)).toBeNull();
  expect(texts(field("Server").querySelectorAll("option"))).toEqual([
    servers[0]?.url,
    servers[1]?.url,
    "Another address …",
  ]);
  choose("Server", "https://test.example.com/v1");
  expect(chosenTarget()).toEqual({ kind: "server", url: "https://test.example.com/v1" });
  choose("Server", "");
  choose(/^Address/, "ftp://example.com");
  expect(field(/^Address/).getAttribute("aria-invalid")).toBe("true");
  expect(screen.getByRole("textbox", { description: /begins with https/ })).toBe(field(/^Address/));
  choose(/^Address/, " http://localhost:8080 ");
  expect(field(/^Address/).getAttribute("aria-invalid")).toBeNull();
  expect(chosenTarget()).toEqual({ kind: "server", url: "http://localhost:8080" });
  first.unmount();
  show();
  expect(field(/^Address/).value).toBe("http://localhost:8080");
});

test("a secret is kept for its server alone, and in no attribute of the page", () => {
  show([[bearer]]);
  chooseServer();
  choose("Token", " s3cret ");
  expect(secretFor(servers[0]?.url ?? "", bearer)).toBe("s3cret");
  expect(field("Token").type).toBe("password");
  expect(document.body.innerHTML).not.toContain("s3cret");
  choose("Server", "https://test.example.com/v1");
  expect(field("Token").value).toBe("");
  choose("Server", servers[0]?.url ?? "");
  expect(field("Token").value).toBe("s3cret");
});

test("the way in is chosen among those of the description", () => {
  show([[bearer], [key], []]);
  chooseServer();
  expect(texts(field("Authorization").querySelectorAll("option"))).toEqual([
    "Bearer token",
    "API key in the X-Key header",
    "Nothing",
  ]);
  choose("Authorization", "1");
  expect(field("API key in the X-Key header").type).toBe("password");
  expect(screen.queryByLabelText("Token")).toBeNull();
});

test("a cookie cannot be sent, and that is said instead of asking for it", () => {
  show([[cookie]]);
  chooseServer();
  expect(screen.getByText(/Session cookie: pages may not send cookies/)).toBeTruthy();
  expect(document.querySelector("input[type=password]")).toBeNull();
});

test("a mock that goes on from a tutorial says so, until it is reset", () => {
  replaceJournal("mock-1.json", [], "First order");
  show();
  expect(screen.getByText(/It continues from the calls of “First order”/)).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Reset the mock" }));
  expect(screen.getByRole("status").textContent).toBe("The mock is back to its initial state.");
  expect(screen.queryByText(/It continues from/)).toBeNull();
});

test("refusals that the mock does not simulate are named, as long as the mock answers", () => {
  withConstants({ SITE_REAL_SERVERS: true });
  const notSimulated = ["period-closed", "file-too-large"];
  render(
    <InConsole of={operation("GET", "/orders", { servers, security: [], notSimulated })}>
      {() => <TargetBar onChange={onChange} onReset={onReset} />}
    </InConsole>,
  );
  const details = screen.getByText("2 refusals are not simulated").closest("details");
  expect(texts([...(details?.querySelectorAll("code") ?? [])])).toEqual(notSimulated);
  chooseServer();
  expect(screen.queryByText(/not simulated/)).toBeNull();
});

test("nothing is said of refusals that are all simulated", () => {
  show();
  expect(screen.queryByText(/not simulated/)).toBeNull();
});
