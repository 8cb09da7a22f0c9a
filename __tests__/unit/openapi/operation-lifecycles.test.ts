import { lifecyclesOf, stateMachinesOf } from "../../../src/openapi/operation-lifecycles";
import { buildDocument, operationsOf } from "./build-document";

const transition = (from: string, to: string, operationId: string) => ({ from, to, operationId });
const status = (...transitions: object[]) => ({
  type: "string",
  "x-state-machine": { initial: "draft", states: { draft: {}, open: {}, closed: {} }, transitions },
});
const schemas = {
  OrderStatus: status(
    { ...transition("draft", "open", "issueOrder"), conditions: ["It has lines."] },
    transition("open", "closed", "closeOrder"),
    transition("draft", "closed", "closeOrder"),
  ),
  LineStatus: status(transition("open", "closed", "closeOrder")),
  Plain: { type: "string" },
};
const machines = stateMachinesOf({ components: { schemas } });
const draw = async (dot: string, alt: string) => `<svg>${alt}|${dot}</svg>`;
const tools = { drawDiagram: draw, html: (markdown: string) => Promise.resolve(markdown) };
const pages = { OrderStatus: "/docs/api/order#lifecycle" };

test("the state machines of a description have the names of their schemas", () => {
  expect([...machines.keys()]).toEqual(["OrderStatus", "LineStatus"]);
  expect(stateMachinesOf({}).size).toBe(0);
});

test("an operation has the lifecycles in which it makes a transition, and only its transitions", async () => {
  const [order, line, ...others] = await lifecyclesOf("closeOrder", machines, pages, tools);
  expect(others).toEqual([]);
  expect(order?.transitions.map(({ from, to }) => `${from} ${to}`)).toEqual([
    "open closed",
    "draft closed",
  ]);
  expect(line?.schemaName).toBe("LineStatus");
  expect(await lifecyclesOf("getOrder", machines, pages, tools)).toEqual([]);
  expect(await lifecyclesOf(undefined, machines, pages, tools)).toEqual([]);
});

test("the diagram is whole; the operation's transitions are marked", async () => {
  const [order] = await lifecyclesOf("issueOrder", machines, pages, tools);
  expect(order?.alt).toBe(
    "Starts as draft. draft to open by issueOrder; open to closed by closeOrder; draft to closed by closeOrder.",
  );
  const edges = order?.svg.split("; ").filter((part) => part.includes("label=")) ?? [];
  const marked = edges.filter((edge) => edge.includes("#0000fe"));
  expect(marked).toHaveLength(1);
  expect(marked[0]).toContain('"draft" -> "open"');
});

test("the page that explains a lifecycle is named where there is one", async () => {
  const lifecycles = await lifecyclesOf("closeOrder", machines, pages, tools);
  expect(lifecycles.map(({ overview }) => overview)).toEqual([
    "/docs/api/order#lifecycle",
    undefined,
  ]);
});

test("states lead to that page; where there is none, their meanings come with the lifecycle", async () => {
  const described = stateMachinesOf({
    components: {
      schemas: {
        OrderStatus: {
          "x-state-machine": {
            states: { open: { description: "Binding." }, closed: {} },
            transitions: [transition("open", "closed", "closeOrder")],
          },
        },
      },
    },
  });
  const [there] = await lifecyclesOf("closeOrder", described, pages, tools);
  expect(there?.meanings).toEqual({ open: "/docs/api/order#order-status-open" });
  expect(there?.meaningsHtml).toBeUndefined();
  const [here] = await lifecyclesOf("closeOrder", described, {}, tools);
  expect(here?.meanings).toEqual({ open: "#order-status-open" });
  expect(here?.meaningsHtml).toContain(
    '<li id="order-status-open"><code>open</code>: Binding.</li>',
  );
});

test("operations of a description carry their lifecycles, also where the id is written otherwise than the slug", async () => {
  const responses = { "204": { description: "Done." } };
  const api = await buildDocument({
    paths: {
      "/orders/close": { post: { operationId: "closeOrder", responses } },
      "/orders": { get: { operationId: "listOrders", responses }, post: { responses } },
    },
    components: { schemas },
  });
  expect(
    operationsOf(api).map(({ slug, lifecycles }) => [
      slug,
      lifecycles.map(({ schemaName }) => schemaName),
    ]),
  ).toEqual([
    ["close-order", ["OrderStatus", "LineStatus"]],
    ["list-orders", []],
    ["post-orders", []],
  ]);
});
