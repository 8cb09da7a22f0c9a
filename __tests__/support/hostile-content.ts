/** A piece of a page that would run, load, send or stand for something; what the build makes of it. */
export interface HostileContent {
  mdx: string;
  /** Code of the problem that refuses it; none where it is drawn, and does nothing. */
  refused?: string;
}

const img = 'src="/favicon.svg" alt="A" loading="lazy"';
const refused = (code: string, pieces: Record<string, string>): [string, HostileContent][] =>
  Object.entries(pieces).map(([name, mdx]) => [name, { mdx, refused: code }]);

/** Attacks by content, by name. */
export const hostileContent: Record<string, HostileContent> = Object.fromEntries([
  ...refused("mdx-element", {
    "a script": "<script>alert(1)</script>",
    "a script from elsewhere": '<script src="https://evil.example/a.js"></script>',
    "a style sheet": "<style>*</style>",
    "a linked style sheet": '<link rel="stylesheet" href="https://evil.example/a.css"/>',
    "a frame": '<iframe src="https://evil.example/"></iframe>',
    "a frame with a page in it": '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    "an object": '<object data="/a.pdf" name="body"></object>',
    "an embedded file": '<embed src="/a.swf" name="forms"/>',
    "a base": '<base href="https://evil.example/"/>',
    "a refresh": '<meta http-equiv="refresh" content="0;url=https://evil.example/"/>',
    "a form": '<form action="https://evil.example/" name="head"><p>x</p></form>',
    "a field": '<input name="getElementById" autofocus/>',
    "a button": '<button formaction="javascript:alert(1)">go</button>',
    "a text field": '<textarea name="cookie"></textarea>',
    "an SVG with an id": '<svg id="___loader"><path d="M0 0"/></svg>',
    "an SVG that animates": '<svg><animate attributeName="href" to="javascript:alert(1)"/></svg>',
    MathML: '<math><mtext href="javascript:alert(1)">x</mtext></math>',
    "a template": "<template>x</template>",
    "a second main": '<main id="main">x</main>',
    "a second title": "<title>Other</title>",
    "an open dialog": "<dialog open>x</dialog>",
    "an element of a script's own": "<x-own>x</x-own>",
    "a component of MDX's own": '<_components.Frozen html="<script>"/>',
    "a component without a letter": "<$x/>",
    "a component of the page's properties": "<props.components.Frozen/>",
  }),
  ...refused("mdx-attribute", {
    "a handler": '<a href="/docs" onclick="alert(1)">x</a>',
    "a handler of an image": `<img ${img} onError="alert(1)"/>`,
    "a handler as code": "<p onMouseOver={() => 1}>x</p>",
    "a style": '<p style="position:fixed;inset:0;background:url(https://evil.example/)">x</p>',
    "a style as an object": '<p style={{ position: "fixed" }}>x</p>',
    "HTML past React": '<p dangerouslySetInnerHTML={{ __html: "<script>" }}/>',
    "focus taken": '<p tabIndex="0" autoFocus>x</p>',
    "an editable page": '<p contentEditable="true">x</p>',
    "a part of the site by its data": '<div data-content="x">x</div>',
    "pictures by a list": `<img ${img} srcSet="https://evil.example/a.png 2x"/>`,
    "a link in XML": '<a xlinkHref="javascript:alert(1)">x</a>',
    "a reference of React": '<p ref="x">x</p>',
  }),
  ...refused("mdx-attribute-code", {
    "attributes from an object": `<img {...{ name: "querySelector" }} ${img}/>`,
    "properties of a component from an object": '<Admonition {...{ title: "x" }}>x</Admonition>',
    "a name as code": `<img name={"querySelector"} ${img}/>`,
    "an id as code": '<a id={"___loader"}>x</a>',
    "an address as code": '<a href={"javascript:alert(1)"}>x</a>',
    "a call in a component": "<Admonition title={globalThis.process.env.HOME}>x</Admonition>",
  }),
  ...refused("mdx-address", {
    "a link by script": "[x](javascript:alert(1))",
    "a link by script in entities": "[x](&#106;avascript:alert&#40;1&#41;)",
    "a link by script with a tab": '<a href="jAva&#9;Script:alert(1)">x</a>',
    "a link by script after spaces": '<a href="  javascript:alert(1)">x</a>',
    "a link by script below the text": "[x][y]\n\n[y]: javascript:alert(1)",
    "a link to a page in its address": "[x](data:text/html;base64,PHNjcmlwdD4=)",
    "a link to a file": "[x](file:///etc/passwd)",
    "a link to VBScript": "[x](vbscript:x)",
    "an image by script": "![x](javascript:alert(1))",
    "a film by script": '<video src="javascript:alert(1)" controls></video>',
    "a quotation by script": '<blockquote cite="javascript:alert(1)">x</blockquote>',
  }),
  ...refused("mdx-code", {
    "an import": 'import fs from "node:fs"',
    "an import from elsewhere": 'import x from "https://evil.example/a.js"',
    "a function": "export const f = () => 1",
    "a page of its own": "export default () => null",
    "a name of MDX's": 'export const _components = "x"',
    "a call": "{fetch(location.href).then((x) => x)}",
    "a process": '{globalThis.process.mainModule.require("child_process").execSync("id")}',
    "a secret of the build": "{`${process.env.ALGOLIA_ADMIN_KEY}`}",
    "a function from a text": '{[].constructor.constructor("alert(1)")()}',
    "elements in braces": `{<img name="querySelector" ${img}/>}`,
    "a change of the document": '{document.title = "x"}',
    "a number that cannot be calculated with": "{1n + 1}",
  }),
  ...refused("mdx-component-unknown", {
    "finished HTML": '<Frozen html="<img src=x onerror=alert(1)>"/>',
    "finished HTML behind an export": 'export const a = 1\n\n<Frozen html="<script></script>"/>',
  }),
  ...refused("mdx-name-unknown", { "the document": "{document.cookie}" }),
  ...refused("mdx-syntax", {
    "a comment of HTML": "<!-- <script>alert(1)</script> -->",
    "an element that never ends": "<div>",
  }),
  ...Object.entries({
    "a name that is a function of the document": `<img name="querySelector" ${img}/>`,
    "a name in capitals": `<a NAME="getElementById" href="/docs">x</a>`,
    "an id that is a place of the window": `<img id="location" ${img}/>`,
    "ids of parts": '<div id="main"><span id="body">x</span></div>',
    "a link with the id of Gatsby's loader": '<a id="___loader">x</a>',
    "a link with an id that some browsers lack a function of": '<a id="requestIdleCallback">x</a>',
    "a link with the id of the page's text": '<a id="main">x</a>',
    "a link with an id of the console": '<a id="console-title">x</a>',
    "a heading in HTML with the id of the page's text": '<h2 id="main">x</h2>',
    "a link with an id of its own": '<a id="kept">x</a>',
    "headings with the ids of the frame":
      "## Main\n\n## ___gatsby\n\n## gatsby-focus-wrapper\n\n## ___loader\n\n## pagePath\n\n## Start scripts\n\n## Main",
    "headings with the names of things":
      "## Body\n\n## head\n\n## forms\n\n## getElementById\n\n## location\n\n## constructor\n\n## __proto__\n\n## toString\n\n## hasOwnProperty",
    "headings without a letter": "## 🎉\n\n## ***\n\n## \\<\\>\n\n## ___",
    "markup in a code block": "```html\n</code></pre><script>alert(1)</script>\n```",
    "a language of a code block": '```"><script>alert(1)</script>\nx\n```',
    "a title of a code block": '```json title="<img src=x onerror=alert(1)>"\n{}\n```',
    "a title of a remark": ":::note[\\<script>alert(1)\\</script>]\n\nx\n\n:::",
    "a title of a link": '[x](/docs "\\" onmouseover=\\"alert(1)")',
    "an alternative text": '![" onerror="alert(1)](/favicon.svg)',
    "a label of a tab":
      '<Tabs>\n<TabItem value="x" label="<script>alert(1)</script>">\n\nx\n\n</TabItem>\n</Tabs>',
    "notes below the text": "x[^main]\n\n[^main]: y",
    "a diagram that links and names":
      '```dot alt="A"\ndigraph "<svg onload=alert(1)>" { id="querySelector"; stylesheet="https://evil.example/a.css"; a [URL="javascript:alert(1)", id="main", class="x", tooltip="<script>", label="<script>alert(1)</script>", image="https://evil.example/a.png"] }\n```',
    "values that are written out": 'export const year = "<script>"\n\n{year} {1 + 1} {"\\"<b>"}',
    "a comment": "{/* <script>alert(1)</script> */}",
    "code that is only shown": "`<script>alert(1)</script>` `{process.env}`",
    "words that are Markdown nowhere": "$\\{alert(1)\\} \\{\\{constructor\\}\\} %3Cscript%3E",
  }).map(([name, mdx]): [string, HostileContent] => [name, { mdx }]),
]);
