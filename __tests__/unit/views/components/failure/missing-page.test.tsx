/** @jest-environment jsdom */
import { render, waitFor } from "../../../../support/views/testing";
import type { PageProps } from "gatsby";
import MissingPageTemplate from "../../../../../src/views/templates/missing-page";

test("develop says in the page why there is none", async () => {
  const asked = jest.fn(async (_address: string) => ({
    status: 200,
    json: async () => ["No file makes it"],
  }));
  Object.assign(window, { fetch: asked });
  const location = { pathname: "/docs/caf%C3%A9" } as PageProps["location"];
  const { container, unmount } = render(<MissingPageTemplate {...({ location } as PageProps)} />);
  await waitFor(() => expect(container.querySelector("pre")?.textContent).toBe("No file makes it"));
  unmount();
  expect(asked.mock.calls[0]).toEqual(["/__missing?route=%2Fdocs%2Fcaf%C3%A9"]);
});
