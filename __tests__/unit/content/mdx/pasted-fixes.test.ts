import { parseDocument } from "../../../../src/content/mdx/parse-document";
import type { Problem } from "../../../../src/problems/problem";

async function problemsOf(text: string): Promise<Problem[]> {
  const { problems } = await parseDocument({ file: "content/docs/x.mdx", text, kind: "doc" });
  return problems;
}

/** The text after its author pasted the fix over what the message shows. */
function pasted(text: string, { where, seen = "", fix }: Problem): string {
  const lines = text.split("\n");
  const index = (where?.line ?? 1) - 1;
  const removed = fix.startsWith("Remove the line: ");
  const line = lines[index] ?? "";
  expect(line).toContain(seen);
  lines[index] = removed ? "" : line.replace(seen, () => fix);
  return lines.join("\n");
}

/** Pastes the fix of each message, one after another, until nothing is wrong. */
async function mended(text: string, times = 6): Promise<string> {
  const [first] = await problemsOf(text);
  return first && times ? mended(pasted(text, first), times - 1) : text;
}

const page = (body: string) => `---\ntitle: T\n---\n\n${body}`;

test.each([
  [
    "an email address in angle brackets",
    "Ask <me@example.com>.",
    "[me@example.com](mailto:me@example.com)",
  ],
  [
    "an attribute without quotes",
    "<a href=/docs/sound class=b>x</a>",
    '<a href="/docs/sound" class="b">x</a>',
  ],
  ["an element that begins a line and is not closed", "<p>Text", "<p>Text</p>"],
  [
    "a link that is not closed",
    'See <a href="/docs/sound">the guide',
    '<a href="/docs/sound">the guide</a>',
  ],
  ["a closing tag under another name", "Press <kbd>Ctrl</kdb>.", "<kbd>Ctrl</kbd>"],
  ["a closing tag under another name, in lines", "<details>\n\nText\n\n</detials>", "</details>"],
  ["a component without content that is not closed", "Done: <Progress>", "Done: <Progress/>"],
  ["a closing tag after text", "Text</div>", "Text"],
  ["a comment without its end", "{/* Check this.", "{/* Check this. */}"],
  ["the id of a heading", "## Orders {#orders}", "## Orders"],
  ["a block of GitBook", '{% hint style="danger" %}\nText\n{% endhint %}', ":::danger\nText\n:::"],
  [
    "tabs of GitBook",
    '{% tabs %}\n{% tab title="On macOS" %}\nText\n{% endtab %}\n{% endtabs %}',
    '<TabItem value="on-macos" label="On macOS">',
  ],
  ["code of Jekyll", "{% highlight json %}\n[]\n{% endhighlight %}", "```json\n[]\n```"],
  ["an attribute of kramdown", "{: .note }\nText", "\nText"],
  ["a shortcode of Hugo", 'See {{< ref "guide" >}} first.', "See  first."],
  [
    "a value of Jekyll",
    "Version {{ site.version }} is out.",
    "Version \\{\\{ site.version \\}\\} is out.",
  ],
])("%s: the fixes can be pasted", async (_, written, meant) => {
  const text = await mended(page(written));
  expect(await problemsOf(text)).toEqual([]);
  expect(text).toContain(meant);
});
