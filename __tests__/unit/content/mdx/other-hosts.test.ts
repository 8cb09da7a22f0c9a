import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { loadContent } from "../../../../src/content/mdx/load-content";

const root = fs.mkdtempSync(path.join(os.tmpdir(), "hosts-"));
afterAll(() => fs.rmSync(root, { recursive: true }));

function write(name: string, text: string): void {
  const file = path.join(root, "content", name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
}

const evil = "https://evil.example";
const body = `---
title: Images
image: ${evil}/preview.png
---

![Markdown](${evil}/1.png) and ![a reference][two], ![allowed](https://cdn.example.com/a.png)

[two]: ${evil}/2.png

Text <img src="${evil}/3.png" alt="in a line"/> and ![beside](./own.png).

<picture>
  <source srcSet="/own.png 1x, ${evil}/4.png 2x"/>
  <img src={"${evil}/5.png"} alt="" style={{ background: "url(/own.png)" }}/>
</picture>

<video poster={\`${evil}/6.png\`} src="${evil}/film.mp4"/>

:::note

- ![nested](//evil.example/7.png)

:::

[A link](${evil}/page) and \`![code](${evil}/code.png)\`.
`;

test("every image of another host that a page or an author shows is refused with its line", async () => {
  write("docs/images.mdx", body);
  write("docs/own.png", "");
  write("blog/authors.yml", `ann:\n  name: Ann\nbea:\n  name: Bea\n  image: ${evil}/bea.png\n`);
  const refused = async (hosts?: string[]) => {
    const { problems } = await loadContent("content", root, undefined, undefined, hosts);
    return problems
      .filter(({ code }) => code.endsWith("-of-other-host"))
      .map(({ level, where, seen }) => `${level} ${where?.file}:${where?.line} ${seen}`);
  };
  const page = "error content/docs/images.mdx";
  const others = [
    `${page}:6 ${evil}/1.png`,
    `${page}:6 ${evil}/2.png`,
    `${page}:10 ${evil}/3.png`,
    `${page}:13 ${evil}/4.png`,
    `${page}:14 ${evil}/5.png`,
    `${page}:17 ${evil}/6.png`,
    `${page}:17 ${evil}/film.mp4`,
    `${page}:21 //evil.example/7.png`,
    `error content/blog/authors.yml:3 ${evil}/bea.png`,
  ];
  expect(await refused(["https://cdn.example.com"])).toEqual(others);
  expect(await refused(["https://cdn.example.com", evil])).toEqual([`${page}:17 ${evil}/film.mp4`]);
  expect(await refused()).toHaveLength(others.length + 1);
});
