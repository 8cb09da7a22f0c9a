import { indented } from "../blocks";
import { doubleQuoted as quoted } from "../quoting";
import { failure, member } from "../writers/csharp";
import { queryStart, type PagingWriter } from "./paged-request";

/** An asynchronous iterator. */
export const csharpPages: PagingWriter = (request) => {
  const { url, headers, paging, error } = request;
  const lines = headers.map(
    ({ name, value }) =>
      `client.DefaultRequestHeaders.TryAddWithoutValidation(${quoted(name)}, ${quoted(value)});\n`,
  );
  return `using System.Text.Json.Nodes;

var client = new HttpClient();
${lines.join("")}
async IAsyncEnumerable<JsonNode?> AllRows()
{
    string? next = null;
    do
    {
        var query = next is null ? "" : ${quoted(queryStart(request))} + Uri.EscapeDataString(next);
        using var response = await client.GetAsync(${quoted(url)} + query);
${indented(failure(error), "        ")}
        var answer = JsonNode.Parse(body)!;
        foreach (var row in ${member("answer", paging.rows)}!.AsArray())
            yield return row;
        next = (string?)${member("answer", paging.next)};
    } while (next is not null);
}

await foreach (var row in AllRows())
    Console.WriteLine(row);`;
};
