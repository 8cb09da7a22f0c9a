import { drawDiagram } from "../../../src/content/markdown/diagram";
import { stateDiagramDot, stateDiagramText } from "../../../src/openapi/state-diagram";
import { drawStateMachines } from "../../../src/openapi/state-fences";
import { stateMachineOf, type StateMachine } from "../../../src/openapi/state-machine";
import { belowDrawing, meaningsHtml, meaningsOf } from "../../../src/openapi/state-meanings";
import { formatProblems } from "../../../src/problems/format-problem";

const schema = {
  type: "string",
  "x-state-machine": {
    initial: "draft",
    states: { draft: { description: "Being written." }, open: {}, closed: { terminal: true } },
    transitions: [
      { from: "draft", to: "open", operationId: "issue-order", effects: ["Stock is reserved."] },
      { from: "open", to: "closed", operationId: "ship-order" },
      { from: "open", to: "closed", operationId: "complete-shipment" },
      { from: "open", to: "closed", operationId: "ship-order" },
      { from: "open" },
    ],
  },
};
const document = { components: { schemas: { OrderStatus: schema, Order: { type: "object" } } } };
const machine = stateMachineOf(schema) as StateMachine;

describe("state machines", () => {
  it("reads states and transitions, and leaves incomplete ones out", () => {
    expect(machine.states.map(({ name, terminal }) => [name, terminal])).toEqual([
      ["draft", false],
      ["open", false],
      ["closed", true],
    ]);
    expect(machine.transitions).toHaveLength(4);
    expect(stateMachineOf({ type: "string" })).toBeUndefined();
    expect(stateMachineOf({ "x-state-machine": "draft" })).toBeUndefined();
  });

  it("draws one arrow for each pair of states, with all operations on it", async () => {
    const dot = stateDiagramDot(machine, { meanings: new Map() });
    expect(dot).toMatchInlineSnapshot(
      `"digraph { rankdir=TB; node [shape=box style=rounded]; "draft" [style="rounded,filled" fillcolor="#0000fd"]; "open"; "closed" [peripheries=2 style="rounded,filled" fillcolor="#0000fc"]; "" [shape=point width=0.12]; "" -> "draft"; "draft" -> "open" [label="  issue-order  "]; "open" -> "closed" [label="  ship-order,  \\n  complete-shipment  "] }"`,
    );
    expect(dot).not.toContain("\n");
    expect(await drawDiagram(dot)).toHaveProperty("svg");
  });

  it("says the same in words", () => {
    expect(stateDiagramText(machine)).toBe(
      "Starts as draft. draft to open by issue-order; open to closed by ship-order or complete-shipment.",
    );
  });

  it("leads from each state that is described to its meaning", async () => {
    const meanings = meaningsOf("OrderStatus", machine, "/docs/api/order#lifecycle");
    expect([...meanings]).toEqual([["draft", "/docs/api/order#order-status-draft"]]);
    const { svg = "" } = await drawDiagram(stateDiagramDot(machine, { meanings }));
    expect(svg.match(/<a [^>]*>/g)).toEqual(['<a href="/docs/api/order#order-status-draft">']);
  });

  it("says the meanings below the drawing that leads to them", async () => {
    const html = (markdown: string) => Promise.resolve(`<p>${markdown}</p>\n`);
    const list = await meaningsHtml("OrderStatus", machine, html);
    expect(list).toBe(
      '<ul class="states"><li id="order-status-draft"><code>draft</code>: Being written.</li></ul>',
    );
    const page = '<figure></figure><figure><a href="#order-status-draft"></a></figure><p></p>';
    expect(belowDrawing(page, "OrderStatus", list)).toBe(page.replace("<p>", `${list}<p>`));
    expect(belowDrawing("<p></p>", "OrderStatus", list)).toBe("<p></p>");
  });

  it("puts the drawing where an overview asks for it, without moving the lines below", () => {
    const markdown = "## Lifecycle\n\n```state-machine\nOrderStatus\n```\n\nThe end.\n";
    const drawn = drawStateMachines(markdown, document, "openapi/overviews/order.md");
    expect(drawn.problems).toEqual([]);
    expect(drawn.markdown).toContain('```dot alt="Starts as draft.');
    expect(drawn.markdown.split("\n").indexOf("The end.")).toBe(
      markdown.split("\n").indexOf("The end."),
    );
  });

  it("names the nearest schema where there is no such state machine", () => {
    const markdown =
      "## Lifecycle\n\n```state-machine\nOrderState\n```\n\n```state-machine\nZzz\n```\n";
    const { problems } = drawStateMachines(markdown, document, "openapi/overviews/order.md");
    expect(formatProblems(problems, "Overviews")).toMatchSnapshot();
  });
});
