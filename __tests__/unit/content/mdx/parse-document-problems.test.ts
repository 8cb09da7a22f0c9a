import type { DocumentKind } from "../../../../src/content/mdx/front-matter/document-kind";
import { parseDocument } from "../../../../src/content/mdx/page/parse-document";
import { formatProblems } from "../../../../src/problems/format-problem";

const head = (kind: DocumentKind) =>
  `---\ntitle: T\n${kind === "blog" ? "date: 2026-03-09\n" : ""}---\n`;

function parse(body: string, kind: DocumentKind = "doc") {
  return parseDocument({ file: "content/docs/x.mdx", text: head(kind) + body, kind });
}

async function messages(body: string): Promise<string> {
  return formatProblems((await parse(body)).problems, "");
}

test("an unknown code language is a warning with the nearest name", async () => {
  expect(await messages("```jsn\n{}\n```\n\n```klingon\nx\n```\n")).toMatchInlineSnapshot(`
   "

   Unknown code language: jsn
     where  content/docs/x.mdx:4
     seen   \`\`\`jsn
     cause  "jsn" is misspelled; the nearest known language is "json".
     fix    \`\`\`json

   Unknown code language: klingon
     where  content/docs/x.mdx:8
     seen   \`\`\`klingon
     cause  There is no highlighting for this language, so the code is shown as plain text.
     fix    \`\`\`text"
  `);
});

test.each([
  "json",
  "ts",
  "bash",
  "shell",
  "http",
  "csv",
  "text",
  "dot",
  "curl",
  "TypeScript",
  "py",
])("%s is a known code language", async (lang) => {
  const body =
    lang === "dot" ? '```dot alt="A"\ndigraph { a }\n```\n' : `\`\`\`${lang}\nx\n\`\`\`\n`;
  expect((await parse(body)).problems).toEqual([]);
});

test("a diagram that cannot be drawn is an error on its line", async () => {
  expect(await messages('```dot alt="A leads to b."\ndigraph {\n  a -> b;\n  b -> ;\n}\n```\n'))
    .toMatchInlineSnapshot(`
   "

   A dot diagram cannot be drawn
     where  content/docs/x.mdx:7
     seen   b -> ;
     cause  Graphviz says: syntax error near ';'.
     fix    digraph {
              rankdir=LR;
              draft -> open [label="issue"];
            }"
  `);
  expect(await messages('```dot alt="None."\n```\n')).toContain("there is no graph in it");
});

test("a diagram without a text alternative is a warning", async () => {
  expect(await messages("```dot\ndigraph { a -> b }\n```\n")).toMatchInlineSnapshot(`
   "

   A diagram has no text alternative
     where  content/docs/x.mdx:4
     seen   \`\`\`dot
     cause  Readers who hear the page get nothing of the diagram.
     fix    \`\`\`dot alt="An order is draft, then open, then shipped.""
  `);
});

test("a second title and skipped levels are warnings", async () => {
  expect(await messages("# Lists\n\n### Filter\n\n## Sort\n\n#### Deep\n")).toMatchInlineSnapshot(`
   "

   A heading of level 1 in the text
     where  content/docs/x.mdx:4
     seen   # Lists
     cause  The page's only heading of level 1 is its title, from the front matter.
     fix    title: Lists   # in the front matter, in place of this line

   A heading of level 3 below one of level 1
     where  content/docs/x.mdx:6
     seen   ### Filter
     cause  A level is skipped, which readers who hear the page take for missing text.
     fix    ## Filter

   A heading of level 4 below one of level 2
     where  content/docs/x.mdx:10
     seen   #### Deep
     cause  A level is skipped, which readers who hear the page take for missing text.
     fix    ### Deep"
  `);
});

test("admonitions that will not be what was meant are warnings", async () => {
  const body = ":::wraning\n\nText\n\n:::\n\n:::note Mind the gap\n\nText\n\n:::tip\n\nNo end\n";
  expect(await messages(body)).toMatchInlineSnapshot(`
   "

   Unknown admonition: wraning
     where  content/docs/x.mdx:4
     seen   :::wraning
     cause  The known ones are note, tip, info, warning, danger; it is shown as a note.
     fix    :::warning

   A line that begins with ::: is not an admonition
     where  content/docs/x.mdx:10
     seen   :::note Mind the gap
     cause  The name follows ::: directly, a title stands in square brackets, nothing else follows.
     fix    :::note[Mind the gap]
            
            Text
            
            :::

   An admonition does not end
     where  content/docs/x.mdx:14
     seen   :::tip
     cause  The line ::: that closes it is missing, so it goes on to the end of the page.
     fix    :::tip
            
            Text
            
            :::"
  `);
});

test("admonitions within each other, in lists and in tabs are right", async () => {
  const body = `::::note[Outer]

:::tip

Inner

:::

::::

- Item

  :::info

  Text

  :::

<Tabs>
<TabItem value="a">

:::danger

Text

:::

</TabItem>
</Tabs>
`;
  expect((await parse(body)).problems).toEqual([]);
});

test("a row of errors that points to the row above is an error", async () => {
  const table = (first: string) =>
    `| You see | Why |\n| - | - |\n| 409 \`in-use\` | lines |\n| ${first} | a barcode |\n`;
  expect(await messages(table("The same code when you remove it"))).toMatchInlineSnapshot(`
   "

   A row of errors points to the row above
     where  content/docs/x.mdx:7
     seen   The same code when you remove it
     cause  The rows are sorted: what a program sees after or before what the screen shows. This one may come first.
     fix    | 409 \`code\` when … | why | what to do |"
  `);
  expect((await parse(table("The same line comes back"))).problems).toEqual([]);
});

test("an image without alternative is a warning", async () => {
  expect(await messages("![](/img/a.png)\n")).toMatchInlineSnapshot(`
   "

   An image has no text alternative
     where  content/docs/x.mdx:4
     seen   ![](/img/a.png)
     cause  Readers who hear the page get nothing of the image.
     fix    ![What the image shows](/img/a.png)"
  `);
});

test("a name in braces that is meant as text is an error", async () => {
  expect(await messages("GET /items/{itemId} and {/* a comment */}\n")).toMatchInlineSnapshot(`
   "

   Braces in the text name something that does not exist: {itemId}
     where  content/docs/x.mdx:4
     seen   {itemId}
     cause  MDX reads what is between { and } as JavaScript, and would stop at this name.
     fix    \\{itemId\\}"
  `);
  expect(await messages("{page.next}\n")).toContain("\\{page.next\\}");
  expect((await parse('{"text"} {1 + 1}\n')).problems).toEqual([]);
  expect((await parse('export const itemId = "1";\n\n{itemId}\n')).problems).toEqual([]);
});

test("a component that does not exist is an error", async () => {
  expect(await messages('<Tab value="a">x</Tab>\n')).toMatchInlineSnapshot(`
   "

   Unknown component: <Tab>
     where  content/docs/x.mdx:4
     seen   <Tab>
     cause  "Tab" is a component of other generators. The components here are Admonition, Field, InApp, Operation, Outcome, Progress, Status, TabItem, Tabs, Term, WithApi.
     fix    <TabItem value="a" label="a">"
  `);
  expect(await messages("Text <Chart/>\n")).toContain("Only these components exist");
  expect((await parse('<Tabs><TabItem value="a">x</TabItem></Tabs>\n')).problems).toEqual([]);
});

test("what would run, restyle or hide something is an error", async () => {
  const body = [
    "<script>x</script>",
    "<sumary>x</sumary>",
    '<a href="/docs" onclick="x">x</a>',
    '<p style="color: red">x</p>',
    "<img {...x}/>",
    '<img src={x} alt=""/>',
    "[x](javascript:x)",
    "[x](//evil.example)",
    'import x from "x"',
    "{x()}",
    "{new Date().getFullYear()}",
  ];
  expect(await messages(body.join("\n\n"))).toMatchInlineSnapshot(`
   "

   An element that may not stand in a page: <script>
     where  content/docs/x.mdx:4
     seen   <script>
     cause  Pages hold text, tables, pictures and the components of the site; nothing that runs, restyles, frames or asks for input.
     fix    Remove <script> and what is in it

   An element that may not stand in a page: <sumary>
     where  content/docs/x.mdx:6
     seen   <sumary>
     cause  Pages hold text, tables, pictures and the components of the site; nothing that runs, restyles, frames or asks for input.
     fix    <summary>

   An attribute that <a> may not have: onclick
     where  content/docs/x.mdx:8
     seen   <a onclick>
     cause  A handler is a script, and pages hold none.
     fix    <a href="/docs">

   An attribute that <p> may not have: style
     where  content/docs/x.mdx:10
     seen   <p style>
     cause  It is misspelled, or it would change how the page looks or acts; both come from the site.
     fix    <p>

   An attribute of <img> is code: {...x}
     where  content/docs/x.mdx:12
     seen   {...x}
     cause  Values of attributes are written in quotes, numbers and true or false in braces.
     fix    <img>

   An attribute of <img> is code: src={x}
     where  content/docs/x.mdx:14
     seen   src={x}
     cause  Values of attributes are written in quotes, numbers and true or false in braces.
     fix    src="…"

   An address that may not stand in a page: javascript:x
     where  content/docs/x.mdx:16
     seen   javascript:x
     cause  "javascript:" is not allowed here: only https:, http:, mailto:, tel: and paths that begin with "/" are.
     fix    /docs/intro

   An address that may not stand in a page: //evil.example
     where  content/docs/x.mdx:18
     seen   //evil.example
     cause  It begins with "//": what follows is the name of another host.
     fix    https://evil.example

   A page holds code
     where  content/docs/x.mdx:20
     seen   import x from "x"
     cause  Of JavaScript a page may hold comments, values that are written out, and exported names of such values. Components need no import.
     fix    Remove the line: import x from "x"

   A page holds code
     where  content/docs/x.mdx:22
     seen   {x()}
     cause  Of JavaScript a page may hold comments, values that are written out, and exported names of such values. Components need no import.
     fix    \\{x()\\}

   A page holds code
     where  content/docs/x.mdx:24
     seen   {new Date().getFullYear()}
     cause  Of JavaScript a page may hold comments, values that are written out, and exported names of such values. Components need no import.
     fix    \\{new Date().getFullYear()\\}"
  `);
});

test("words of a fence that mean nothing, and lines that it does not have, are warnings", async () => {
  const body = [
    "```js title=app.js {1}",
    "```js title=My app.js showLineNumbers {1}",
    '```js title="app.js',
    "```jsx live noInline",
    "```js showLinenumbers",
    "```js {1,3,99}",
    "```js {3-1} title='a b'",
    "```js {1-2,0}",
    "```js {all}",
  ].map((fence) => `${fence}\n1\n2\n3\n\`\`\``);
  expect(await messages(body.join("\n\n"))).toMatchInlineSnapshot(`
   "

   The fence has a word that means nothing: title=app.js
     where  content/docs/x.mdx:4
     seen   \`\`\`js title=app.js {1}
     cause  The text of a title or an alternative goes in quotes.
     fix    \`\`\`js title="app.js" {1}

   The fence has words that mean nothing: title=My app.js
     where  content/docs/x.mdx:10
     seen   \`\`\`js title=My app.js showLineNumbers {1}
     cause  The text of a title or an alternative goes in quotes.
     fix    \`\`\`js title="My app.js" showLineNumbers {1}

   The fence has a word that means nothing: title="app.js
     where  content/docs/x.mdx:16
     seen   \`\`\`js title="app.js
     cause  The text of a title or an alternative goes in quotes.
     fix    \`\`\`js title="app.js"

   The fence has words that mean nothing: live noInline
     where  content/docs/x.mdx:22
     seen   \`\`\`jsx live noInline
     cause  Known are operation, request, response, excerpt, title, alt, showLineNumbers and {1,3-5}.
     fix    \`\`\`jsx

   The fence has a word that means nothing: showLinenumbers
     where  content/docs/x.mdx:28
     seen   \`\`\`js showLinenumbers
     cause  The nearest one is "showLineNumbers".
     fix    \`\`\`js showLineNumbers

   Lines are to be highlighted that the code does not have
     where  content/docs/x.mdx:34
     seen   \`\`\`js {1,3,99}
     cause  The code has 3 lines, counted from 1.
     fix    \`\`\`js {1,3}

   Lines are to be highlighted that the code does not have
     where  content/docs/x.mdx:40
     seen   \`\`\`js {3-1} title='a b'
     cause  A range of lines begins with the smaller number.
     fix    \`\`\`js {1-3} title='a b'

   Lines are to be highlighted that the code does not have
     where  content/docs/x.mdx:46
     seen   \`\`\`js {1-2,0}
     cause  The code has 3 lines, counted from 1.
     fix    \`\`\`js {1-2}

   The fence has a word that means nothing: {all}
     where  content/docs/x.mdx:52
     seen   \`\`\`js {all}
     cause  Known are operation, request, response, excerpt, title, alt, showLineNumbers and {1,3-5}.
     fix    \`\`\`js"
  `);
});

test("a fence of an operation is checked with it, and its words are warned of nowhere else", async () => {
  const { problems } = await parse(
    "```json operation=get-item respons=200 title=a.json\n{}\n```\n",
  );
  expect(problems).toEqual([]);
});
