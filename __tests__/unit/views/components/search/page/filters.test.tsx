/** @jest-environment jsdom */
import { fireEvent, render } from "@testing-library/react";
import { Filters } from "../../../../../../src/views/components/search/page/Filters";
import { forEachFilter, readPageState } from "../../../../../../src/search/page/page-state";

const values = { ...forEachFilter(() => []), kind: [{ value: "operation", count: 3 }] };

const isChecked = (box: HTMLElement) => (box as HTMLInputElement).checked;

const drawn = (search: string, onChange = jest.fn()) => (
  <Filters state={readPageState(search)} values={values} onChange={onChange} />
);

test("a choice stays while earlier results arrive again", () => {
  const onChange = jest.fn();
  const { getByRole, rerender } = render(drawn("?q=item", onChange));
  const box = getByRole("checkbox");
  fireEvent.click(box);
  expect(onChange).toHaveBeenCalledWith(readPageState("?q=item&kind=operation"));
  expect(isChecked(box)).toBe(true);
  rerender(drawn("?q=item", onChange));
  expect(isChecked(box)).toBe(true);
});

test("a choice is that of the results when others come", () => {
  const { getByRole, rerender } = render(drawn("?q=item"));
  const box = getByRole("checkbox");
  fireEvent.click(box);
  rerender(drawn("?q=items"));
  expect(isChecked(box)).toBe(false);
});
