import { codeOfFigure } from "../../../../src/output/markdown-versions/operation-markdown";

test("the code of a sample is read without what its author says above it", () => {
  const said = "<p>Put the content of <code>file</code> in place.</p>";
  const figure =
    '<figure><pre class="shiki"><code>curl -X <b>POST</b> &quot;x&quot;</code></pre></figure>';
  expect(codeOfFigure(said + figure)).toBe('curl -X POST "x"');
});
