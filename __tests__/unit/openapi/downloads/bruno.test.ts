import { forBruno } from "../../../../src/openapi/downloads/bruno";

test("Bruno gets the names of files, and no saved responses", () => {
  const file = { key: "slip", type: "file", fileName: "slip.pdf", value: "Example" };
  const text = { key: "kind", type: "text", value: "slip" };
  const request = { body: { mode: "formdata", formdata: [file, text] } };
  const collection = { item: [{ name: "Upload", request, response: [{ name: "Done" }] }] };
  expect(forBruno(collection)).toEqual({
    item: [
      {
        name: "Upload",
        request: { body: { mode: "formdata", formdata: [{ ...file, src: "slip.pdf" }, text] } },
        response: [],
      },
    ],
  });
  expect(file).not.toHaveProperty("src");
});
