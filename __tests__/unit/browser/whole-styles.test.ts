/** @jest-environment jsdom */

const flush = () => new Promise((done) => setTimeout(done));
const links = () => [...document.querySelectorAll("link")];

async function start(html: string) {
  document.documentElement.removeAttribute("data-styles");
  document.head.innerHTML = html;
  jest.resetModules();
  return import("../../../src/browser/whole-styles");
}

describe("the whole style sheets of a page", () => {
  test("are added after the critical rules, in order and all at once", async () => {
    const { loadWholeStyles } = await start(
      '<style data-href="/a.css" data-critical=""></style><style data-href="/b.css" data-critical=""></style>',
    );
    const whole = loadWholeStyles();
    expect(loadWholeStyles()).toBe(whole);
    expect(links().map((link) => link.getAttribute("href"))).toEqual(["/a.css", "/b.css"]);
    expect(document.documentElement.dataset.styles).toBeUndefined();
    const [first, second] = links();
    first?.dispatchEvent(new Event("load"));
    await flush();
    expect(links().map(({ media }) => media)).toEqual(["not all", "not all"]);
    second?.dispatchEvent(new Event("load"));
    await whole;
    expect(links().map(({ media }) => media)).toEqual(["all", "all"]);
    expect(document.documentElement.dataset.styles).toBe("whole");
  });

  test("that cannot be fetched leave the critical rules, and dialogs still open", async () => {
    const { loadWholeStyles } = await start('<style data-href="/a.css" data-critical=""></style>');
    const whole = loadWholeStyles();
    for (const link of links()) link.dispatchEvent(new Event("error"));
    await whole;
    expect(document.querySelectorAll("style[data-critical]")).toHaveLength(1);
    expect(links().map(({ media }) => media)).toEqual(["not all"]);
    expect(document.documentElement.dataset.styles).toBe("whole");
  });

  test("are loaded on the reader's first input", async () => {
    const { loadWholeStylesOnInput } = await start(
      '<style data-href="/a.css" data-critical=""></style>',
    );
    loadWholeStylesOnInput();
    expect(links()).toHaveLength(0);
    window.dispatchEvent(new Event("pointerdown"));
    await flush();
    expect(links()).toHaveLength(1);
  });

  test("that nobody has asked for wait for what accompanies them; the first input does not", async () => {
    jest.useFakeTimers();
    const { accompanyWholeStyles, loadWholeStylesLater } = await start(
      '<style data-href="/a.css" data-critical=""></style>',
    );
    const media = () => links().map((link) => link.media);
    let end: (value?: unknown) => void = () => undefined;
    const wait = (ms: number) => jest.advanceTimersByTimeAsync(ms);
    accompanyWholeStyles(new Promise((done) => (end = done)));
    void loadWholeStylesLater();
    await wait(100);
    links()[0]?.dispatchEvent(new Event("load"));
    await wait(0);
    expect(media()).toEqual(["not all"]);
    end();
    await wait(0);
    expect(media()).toEqual(["all"]);

    const asked = await start('<style data-href="/a.css" data-critical=""></style>');
    asked.accompanyWholeStyles(new Promise(() => undefined));
    const later = asked.loadWholeStylesLater();
    await wait(100);
    links()[0]?.dispatchEvent(new Event("load"));
    await asked.loadWholeStyles();
    expect(media()).toEqual(["all"]);
    await wait(1000);
    await later;
    jest.useRealTimers();
  });

  test("do not exist in `develop`", async () => {
    const { loadWholeStyles } = await start("");
    await loadWholeStyles();
    expect(document.documentElement.dataset.styles).toBe("whole");
  });
});
