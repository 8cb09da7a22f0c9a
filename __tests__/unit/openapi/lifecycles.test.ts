import { lifecyclesIn } from "../../../src/openapi/lifecycles";

const drawing = (name: string) => `\`\`\`state-machine\n${name}\n\`\`\`\n`;

test("each drawing of a state machine has the heading of level 2 or 3 above it", () => {
  const markdown = `${drawing("FirstStatus")}
## One

\`\`\`bash
## no heading
\`\`\`

### Two

#### Not counted

${drawing("SecondStatus")}
## Three
`;
  const toc = [{ id: "one" }, { id: "two" }, { id: "three" }];
  expect(lifecyclesIn(markdown, toc)).toEqual([
    { schema: "FirstStatus", anchor: undefined },
    { schema: "SecondStatus", anchor: "two" },
  ]);
});
