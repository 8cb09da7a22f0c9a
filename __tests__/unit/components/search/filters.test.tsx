/** @jest-environment jsdom */
import { fireEvent, render } from "@testing-library/react";
import { Filters } from "../../../../src/components/search/page/Filters";
import { readPageState } from "../../../../src/search/page/page-state";

const values = { kind: [{ value: "operation", count: 3 }], group: [], version: [] };

const drawn = (search: string, onChange = jest.fn()) => (
  <Filters state={readPageState(search)} values={values} onChange={onChange} />
);

test("a choice stays while the results before it come once more", () => {
  const onChange = jest.fn();
  const { getByRole, rerender } = render(drawn("?q=item", onChange));
  const box = getByRole<HTMLInputElement>("checkbox");
  fireEvent.click(box);
  expect(onChange).toHaveBeenCalledWith(readPageState("?q=item&kind=operation"));
  expect(box.checked).toBe(true);
  rerender(drawn("?q=item", onChange));
  expect(box.checked).toBe(true);
});

test("a choice is that of the results when others come", () => {
  const { getByRole, rerender } = render(drawn("?q=item"));
  const box = getByRole<HTMLInputElement>("checkbox");
  fireEvent.click(box);
  rerender(drawn("?q=items"));
  expect(box.checked).toBe(false);
});
