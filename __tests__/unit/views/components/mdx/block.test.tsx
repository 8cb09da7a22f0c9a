/** @jest-environment jsdom */
import { useState } from "react";
import { act, render, screen } from "../../../../support/views/testing";
import { whileHydrating } from "../../../../../src/browser/hydration";
import { Anchor } from "../../../../../src/views/components/mdx/Anchor";
import { blocks } from "../../../../../src/views/components/mdx/Block";

const { p: Paragraph, ul: List } = blocks;
const drawn = jest.fn();

function Counter() {
  const [count, setCount] = useState(0);
  drawn();
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {count}
    </button>
  );
}

const page = (
  <>
    <Paragraph id="words">
      Words and <Anchor href="/docs/intro">a link</Anchor>
    </Paragraph>
    <List>
      <li>
        <Paragraph>An item</Paragraph>
      </li>
    </List>
    <Paragraph>
      <Counter />
    </Paragraph>
  </>
);

test("plain blocks stay as they were sent; those with a component act", () => {
  const sent = render(page).container.innerHTML;
  document.body.innerHTML = `<div>${sent}</div>`;
  const container = document.body.firstElementChild as HTMLElement;
  const link = screen.getByRole("link");
  drawn.mockClear();
  whileHydrating(() => void render(page, { container, hydrate: true }));
  expect(container.innerHTML).toBe(sent);
  expect(screen.getByRole("link")).toBe(link);
  expect(drawn).toHaveBeenCalledTimes(1);
  act(() => screen.getByRole("button").click());
  expect(screen.getByRole("button").textContent).toBe("1");
});

test("words that differ from what was sent are not looked at", () => {
  document.body.innerHTML = "<div><p>Sent words</p></div>";
  const container = document.body.firstElementChild as HTMLElement;
  whileHydrating(() => void render(<Paragraph>Words</Paragraph>, { container, hydrate: true }));
  expect(container.textContent).toBe("Sent words");
});
