/** @jest-environment jsdom */
import { render } from "@testing-library/react";
import { Component, type ReactNode } from "react";
import { NavbarItemBoundary } from "../../../../../src/views/components/layout/NavbarItemBoundary";

class Catch extends Component<{ onError: (error: Error) => void; children: ReactNode }> {
  static getDerivedStateFromError() {
    return { failed: true };
  }

  override state = { failed: false };

  override componentDidCatch(error: Error) {
    this.props.onError(error);
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

const cause = new Error("no such thing");
function Broken({ thrown }: { thrown: unknown }): ReactNode {
  throw thrown;
}

describe("an item of the top bar that fails to render", () => {
  it.each([[cause], [undefined], [null]])(
    "raises an error that names its place and its values, with the cause %s",
    (thrown) => {
      const errors: Error[] = [];
      const quiet = jest.spyOn(console, "error").mockImplementation(() => undefined);
      const item = {
        where: "navbar.items[2]",
        type: "html",
        label: "",
        to: null,
        html: "<b>A</b>",
      };
      render(
        <Catch onError={(error) => errors.push(error)}>
          <NavbarItemBoundary item={item}>
            <Broken thrown={thrown} />
          </NavbarItemBoundary>
        </Catch>,
      );
      quiet.mockRestore();
      expect(errors[0]?.message).toBe(
        'navbar.items[2] could not be rendered: {"type":"html","html":"<b>A</b>"}',
      );
      expect(errors[0]?.cause).toBe(thrown);
    },
  );

  it("does nothing to an item that renders", () => {
    const { container } = render(
      <NavbarItemBoundary item={{ where: "navbar.items[0]" }}>Docs</NavbarItemBoundary>,
    );
    expect(container.textContent).toBe("Docs");
  });
});
