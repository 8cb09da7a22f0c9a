import Ajv from "ajv/dist/2020";
import addFormats from "ajv-formats";
import { toolList } from "../../../../src/openapi/agent-tools/tool-list";
import { loadDescription } from "../../../../src/openapi/load-description";

async function shopTools() {
  const { description } = await loadDescription("__tests__/fixtures/openapi/shop", process.cwd());
  if (!description) throw new Error("The fixture does not load.");
  return toolList(description, (slug) => `/docs/api/${slug}`);
}

test("an operation is a tool with its parameters by place and its body", async () => {
  const { tools } = await shopTools();
  expect(tools.find(({ name }) => name === "create-order")).toMatchSnapshot();
  expect(tools.find(({ name }) => name === "get-orders")?.inputSchema).toMatchSnapshot();
});

test("every schema compiles with the $defs of the file, and takes what fits", async () => {
  const { tools, $defs } = await shopTools();
  for (const { inputSchema } of tools) {
    const ajv = new Ajv({ strict: false });
    addFormats(ajv);
    expect(ajv.validateSchema({ ...inputSchema, $defs })).toBe(true);
    expect(() => ajv.compile({ ...inputSchema, $defs })).not.toThrow();
  }
  const list = tools.find(({ name }) => name === "get-orders");
  const check = new Ajv({ strict: false }).compile({ ...list?.inputSchema, $defs });
  expect(check({ query: { shopId: "shp_1" } })).toBe(true);
  expect(check({ query: {} })).toBe(false);
  expect(check({ query: { shopId: "shp_1", shop: 1 } })).toBe(false);
});

test("no reference leads out of the file", async () => {
  const text = JSON.stringify(await shopTools());
  expect(text).not.toContain("#/components");
  expect(text).not.toMatch(/"x-[a-z]/);
});
