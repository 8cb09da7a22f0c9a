import { parseDocument } from "../../../../src/content/mdx/page/parse-document";
import { formatProblems } from "../../../../src/problems/format-problem";

async function message(body: string): Promise<string> {
  const text = `---\ntitle: T\n---\n\nFirst line of the text, on line 5.\n\n${body}\n`;
  const source = { file: "content/docs/x.mdx", text, kind: "doc" as const };
  return formatProblems((await parseDocument(source)).problems, "");
}

test("a bare < is named", async () => {
  expect(await message("A quantity <5 is low.")).toMatchInlineSnapshot(`
   "

   The file is not valid MDX
     where  content/docs/x.mdx:7
     seen   A quantity <5 is low.
     cause  MDX reads < as the beginning of a tag.
     fix    A quantity \\<5 is low."
  `);
});

test("a placeholder in angle brackets is taken for a tag without its end", async () => {
  expect(await message("Send the <token> with it.")).toMatchInlineSnapshot(`
   "

   The file is not valid MDX
     where  content/docs/x.mdx:7
     seen   Send the <token> with it.
     cause  MDX reads <token> as the beginning of a tag, which is not closed in this paragraph.
     fix    Send the \`<token>\` with it."
  `);
});

test("a bare { is named", async () => {
  expect(await message("Call GET /items/{item id} first.")).toMatchInlineSnapshot(`
   "

   The file is not valid MDX
     where  content/docs/x.mdx:7
     seen   Call GET /items/{item id} first.
     cause  MDX reads what is between { and } as JavaScript, and this is none.
     fix    Call GET /items/\\{item id\\} first."
  `);
  expect(await message("It begins with { and goes on.")).toContain("\\{");
});

test("an unclosed tag is named where it is opened", async () => {
  const text = '<Tabs groupId="lang">\n<TabItem value="a">\n\nText\n\n</TabItem>\n\nMore.';
  expect(await message(text)).toMatchInlineSnapshot(`
   "

   The file is not valid MDX
     where  content/docs/x.mdx:7
     seen   <Tabs groupId="lang">
     cause  The tag <Tabs> is not closed, or not in the block in which it is opened.
     fix    <Tabs groupId="lang">
            
            Text, with an empty line above and below.
            
            </Tabs>"
  `);
});

test("a tag closed in another block is named", async () => {
  expect(await message("<p>\n\n**a</p>")).toMatchInlineSnapshot(`
   "

   The file is not valid MDX
     where  content/docs/x.mdx:9
     seen   **a</p>
     cause  The tag <p> is opened in one block and closed in another.
     fix    <p>
            
            Text, with an empty line above and below.
            
            </p>"
  `);
});

test("a tag closed before the one within it is named where it is opened", async () => {
  expect(await message("<Tabs>\n<TabItem>\n\nx\n\n</Tabs>")).toMatchInlineSnapshot(`
   "

   The file is not valid MDX
     where  content/docs/x.mdx:8
     seen   <TabItem>
     cause  The tag <TabItem> is not closed, or not in the block in which it is opened.
     fix    <TabItem>
            
            Text, with an empty line above and below.
            
            </TabItem>"
  `);
});

test("elements without content are closed too", async () => {
  expect(await message("One<br>two")).toMatchInlineSnapshot(`
   "

   The file is not valid MDX
     where  content/docs/x.mdx:7
     seen   One<br>two
     cause  In MDX every tag is closed, <br> too.
     fix    One<br />two"
  `);
});

test("a paragraph that begins with export is named", async () => {
  expect(await message("export the list\nto a file.")).toMatchInlineSnapshot(`
   "

   The file is not valid MDX
     where  content/docs/x.mdx:7
     seen   export the list
     cause  MDX reads a paragraph that begins with import or export as JavaScript, and this is none.
     fix    &#101;xport the list"
  `);
});

test("what is not known is given in the parser's words", async () => {
  expect(await message("<Tab a=>x</Tab>")).toMatchInlineSnapshot(`
   "

   The file is not valid MDX
     where  content/docs/x.mdx:7
     seen   <Tab a=>x</Tab>
     cause  Unexpected character \`>\` (U+003E) before attribute value, expected a character that can start an attribute value, such as \`"\`, \`'\`, or \`{\`
     fix    \`<Tab a=>x</Tab>\`"
  `);
});

test("a closing tag without an opening one is named", async () => {
  expect(await message("Text\n\n</Tabs>")).toMatchInlineSnapshot(`
   "

   The file is not valid MDX
     where  content/docs/x.mdx:9
     seen   </Tabs>
     cause  This closes a tag that is not open at this place.
     fix    <Tabs>
            
            Text
            
            </Tabs>"
  `);
});

test("an HTML comment is rewritten", async () => {
  expect(await message("<!-- truncate -->")).toMatchInlineSnapshot(`
   "

   The file is not valid MDX
     where  content/docs/x.mdx:7
     seen   <!-- truncate -->
     cause  MDX has no HTML comments.
     fix    {/* truncate */}"
  `);
});

test("a link in angle brackets is rewritten", async () => {
  expect(await message("See <https://example.com/a>.")).toMatchInlineSnapshot(`
   "

   The file is not valid MDX
     where  content/docs/x.mdx:7
     seen   See <https://example.com/a>.
     cause  MDX reads <…> as a tag, not as a link.
     fix    See [https://example.com/a](https://example.com/a)."
  `);
});

test("the page is still known by its front matter", async () => {
  const text = "---\ntitle: T\n---\n\n<b>";
  const parsed = await parseDocument({ file: "y.mdx", text, kind: "doc" });
  expect(parsed.frontMatter?.title).toBe("T");
  expect(parsed.problems).toHaveLength(1);
});
