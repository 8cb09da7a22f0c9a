import type { OperationEntry } from "../../../../src/openapi/collect-operations";
import { serverProblems } from "../../../../src/openapi/problems/server-problems";
import { formatProblems } from "../../../../src/problems/format-problem";

const problemsOf = (...urls: string[]) =>
  serverProblems({ servers: urls.map((url) => ({ url })) }, [], "openapi/openapi.yaml");

test.each([
  "https://api.example.com/v1",
  "http://localhost:{port}/",
  "https://{region}.shop.example/{path}",
  "https://{host}:{port}",
  "{server}/v1",
  "/v1",
  "v1",
  "../",
  "//api.example.com/v1",
  "wss://api.example.com/events",
])("%s is a server", (url) => expect(problemsOf(url)).toEqual([]));

test.each([
  "javascript:alert(1)",
  "java\tscript:alert(1)",
  "data:text/html,x",
  "file:///etc/passwd",
  "https://user:pass@api.example.com",
  "https:\\\\api.example.com",
  "https:api.example.com",
  'https://api.example.com/"><script>',
  "//user:pass@api.example.com",
])("%j is none", (url) => expect(problemsOf(url)).toHaveLength(1));

test("a wrong server of an operation is named at the operation, each once", () => {
  const servers = [{ url: "javascript:alert(1)" }, { url: "https://api.example.com" }];
  const entry = (line: number) =>
    ({
      method: "GET",
      path: "/a",
      slug: "a",
      pathItem: {},
      operation: { servers },
      where: { file: "openapi/paths/a.yaml", line },
    }) satisfies OperationEntry;
  const problems = serverProblems({}, [entry(7), entry(9)], "openapi/openapi.yaml");
  expect(formatProblems(problems, "")).toMatchSnapshot();
});
