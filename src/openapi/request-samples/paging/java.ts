import { indented } from "../blocks";
import { doubleQuoted as quoted } from "../quoting";
import { failure, jsonImports, pointer } from "../writers/java";
import { queryStart, type PagingWriter } from "./paged-request";

/** A loop. */
export const javaPages: PagingWriter = (request) => {
  const { url, headers, paging, error } = request;
  const imports = [
    ...jsonImports,
    "java.io.IOException",
    "java.net.URI",
    "java.net.URLEncoder",
    "java.net.http.HttpClient",
    "java.net.http.HttpRequest",
    "java.net.http.HttpResponse",
    "java.nio.charset.StandardCharsets",
  ];
  const lines = headers.map(
    ({ name, value }) => `        .header(${quoted(name)}, ${quoted(value)})\n`,
  );
  return `${imports.map((name) => `import ${name};\n`).join("")}
HttpClient client = HttpClient.newHttpClient();
String next = "";
do {
    String query = next.isEmpty() ? "" : ${quoted(queryStart(request))} + URLEncoder.encode(next, StandardCharsets.UTF_8);
    HttpRequest request = HttpRequest.newBuilder()
        .uri(URI.create(${quoted(url)} + query))
${lines.join("")}        .build();
    HttpResponse<String> response = client.send(request, HttpResponse.BodyHandlers.ofString());
${indented(failure(error), "    ")}    JsonNode answer = new ObjectMapper().readTree(response.body());
    for (JsonNode row : answer.at(${pointer(paging.rows)})) {
        System.out.println(row);
    }
    next = answer.at(${pointer(paging.next)}).asText("");
} while (!next.isEmpty());`;
};
