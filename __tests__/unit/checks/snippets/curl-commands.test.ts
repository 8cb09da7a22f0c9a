import { curlRequests } from "../../../../src/checks/snippets/curl-commands";
import { shown } from "../../../../src/checks/snippets/shell-words";

const only = (script: string) => {
  const requests = curlRequests(script);
  expect(requests).toHaveLength(1);
  const [request] = requests;
  if (!request) throw new Error("no request");
  return request;
};

test("a plain call is a GET of its address", () => {
  expect(only("curl https://a.example/v2/health")).toEqual({
    method: "GET",
    url: "https://a.example/v2/health",
    urlLine: 1,
    query: [],
    headers: [],
    body: undefined,
    line: 1,
    unknown: [],
  });
});

test("a body makes it a POST, -X something else, -I a HEAD", () => {
  expect(only("curl u -d a=b").method).toBe("POST");
  expect(only("curl u -X patch -d a=b").method).toBe("PATCH");
  expect(only("curl -XDELETE u").method).toBe("DELETE");
  expect(only("curl -I u").method).toBe("HEAD");
});

test("with -G the data is the query, beside what stands in the address", () => {
  const { method, query, body } = only(
    `curl -sG "u?a=1" -d b=2 \\\n  -d 'c=3&d=4' --data-urlencode "e=x y"`,
  );
  expect([method, body]).toEqual(["GET", undefined]);
  expect(query).toEqual([
    { name: "a", value: "1", line: 1 },
    { name: "b", value: "2", line: 1 },
    { name: "c", value: "3", line: 2 },
    { name: "d", value: "4", line: 2 },
    { name: "e", value: "x y", line: 2 },
  ]);
});

test("what is encoded in the address is decoded", () => {
  expect(only("curl 'u?a=x%20y+z'").query).toEqual([{ name: "a", value: "x y z", line: 1 }]);
});

test("headers are names and values, --json and -u bring theirs", () => {
  const { headers } = only(`curl u -H 'If-Match: "7f"' -H "X-A:b" --json '{}' -u "$ID:$SECRET"`);
  expect(headers).toEqual([
    { name: "If-Match", value: '"7f"', line: 1 },
    { name: "X-A", value: "b", line: 1 },
    { name: "Content-Type", value: "application/json", line: 1 },
    { name: "Authorization", value: "Basic", line: 1 },
  ]);
});

test("bodies are text with its first line, files, here-documents and forms", () => {
  expect(only(`curl u \\\n  -d '{\n}'`).body).toEqual({ kind: "text", text: "{\n}", line: 2 });
  expect(only("curl u -d @a.json").body).toEqual({ kind: "file", file: "a.json", line: 1 });
  expect(only("curl u -d @- <<EOF\n{}\nEOF").body).toEqual({ kind: "text", text: "{}\n", line: 2 });
  expect(only("curl u -F file=@a.jpg -F note=x").body).toEqual({
    kind: "form",
    line: 1,
    parts: [
      { name: "file", value: "@a.jpg", line: 1 },
      { name: "note", value: "x", line: 1 },
    ],
  });
});

test("calls are found in loops, conditions, pipes and assignments", () => {
  const script = "id=$(curl -s a | jq .id)\nwhile curl b; do sleep 1; done\nTOKEN=x curl c | jq .";
  expect(curlRequests(script).map(({ url, line }) => [url, line])).toEqual([
    ["a", 1],
    ["b", 2],
    ["c", 3],
  ]);
});

test("a variable that is set once to a constant stands for it, another one stays", () => {
  const { url } = only('base=https://a.example\nfor id in 1 2; do curl "$base/$id"; done');
  expect(shown(url)).toBe("https://a.example/$id");
  expect(shown(only('u=a\ncurl "$u"\nu=b').url)).toBe("$u");
});

test("options that are there only at times are left out", () => {
  const script = 'curl u -G ${cursor:+--data-urlencode "cursor=$cursor"} -d a=1';
  expect(only(script).query).toEqual([{ name: "a", value: "1", line: 1 }]);
});

test("options that are not known are named", () => {
  expect(only("curl u --proxy-foo -s").unknown).toEqual([
    { name: "--proxy-foo", value: "", line: 1 },
  ]);
});

test("commands that only look like a call are none", () => {
  expect(curlRequests("echo curl a; mycurl b\n# curl c\ncat <<EOF\ncurl d\nEOF")).toEqual([]);
});
