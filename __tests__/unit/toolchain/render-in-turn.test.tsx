import type { ReplaceRendererArgs } from "gatsby";
import { Helmet } from "react-helmet";
import { endTurn, renderInTurn } from "../../../src/toolchain/render-in-turn";

/** What Gatsby does with a page: render, other work in between, then take the head tags. */
async function build(name: string) {
  let html = "";
  const args = {
    bodyComponent: (
      <main>
        <Helmet>
          <title>{name}</title>
        </Helmet>
        {name}
      </main>
    ),
    replaceBodyHTMLString: (text: string) => (html = text),
  } as unknown as ReplaceRendererArgs;
  await renderInTurn(args);
  await new Promise((resolve) => setImmediate(resolve));
  const title = Helmet.renderStatic().title.toString();
  endTurn();
  return { html, title };
}

describe("rendering in turn", () => {
  beforeAll(() => {
    Helmet.canUseDOM = false;
  });

  it("gives each of two pages that are rendered at the same time its own title", async () => {
    const pages = await Promise.all(["One", "Two", "Three"].map(build));
    expect(pages.map(({ html }) => html)).toEqual(
      ["One", "Two", "Three"].map((name) => `<main>${name}</main>`),
    );
    expect(pages.map(({ title }) => title.replace(/<[^>]+>/g, ""))).toEqual([
      "One",
      "Two",
      "Three",
    ]);
  });

  it("goes on with the next page when one fails", async () => {
    const Broken = () => {
      throw new Error("broken page");
    };
    const args = { bodyComponent: <Broken />, replaceBodyHTMLString: () => undefined };
    const failed = renderInTurn(args as unknown as ReplaceRendererArgs);
    const next = build("Next");
    await expect(failed).rejects.toThrow("broken page");
    expect((await next).title).toContain("Next");
  });
});
