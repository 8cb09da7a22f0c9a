import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { objectsAt, textAt, textsAt, type JsonObject } from "../../../src/openapi/json";
import { ownDescription } from "../../support/demo-mock";

const folder = path.resolve(__dirname, "../../../content");
const filesBelow = (name: string) =>
  readdirSync(path.join(folder, name), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".mdx"))
    .map((file) => `${name}/${file.replaceAll("\\", "/")}`)
    .sort();
const read = (file: string) => ({ file, text: readFileSync(path.join(folder, file), "utf8") });

const pages = ["blog", "docs", "pages"].flatMap(filesBelow).map(read);
const tutorials = pages.filter(({ file }) => file.startsWith("docs/tutorial/"));
const atAGlance = (text: string) => /^:::info\[At a glance\]$([^]*?)^:::$/m.exec(text)?.[1] ?? "";

const frontMatter = (text: string) => parse(text.split("---\n")[1] ?? "") as JsonObject;
const labels = new Map(
  pages.map(({ file, text }) => {
    const { slug, sidebar_label: label, title } = frontMatter(text);
    const route = `/${file.replace(/(\/index)?\.mdx$/, "")}`;
    return [String(slug ?? route), String(label ?? title)] as const;
  }),
);

/** Operations whose right is that of the record that they are about. */
const rightOfTheRecord = new Set(["get-attachments"]);

async function scopesByOperation(): Promise<Map<string, string[]>> {
  const { paths } = await ownDescription();
  const operations = Object.values(paths as JsonObject).flatMap((item) =>
    Object.values(item as JsonObject),
  ) as JsonObject[];
  return new Map(
    operations
      .filter((operation) => operation.operationId !== undefined)
      .map((operation) => [
        textAt(operation, "operationId") ?? "",
        objectsAt(operation, "security").flatMap((requirement) => textsAt(requirement, "oauth2")),
      ]),
  );
}

/** Whoever creates the company owns it. */
const first = new Set(["docs/tutorial/quick-start/account.mdx"]);

test("a page with steps in the app says which right they take", () => {
  const right =
    /\*(?:View|Edit|Approve)\* level|\blevel \*Edit\*|\brole (?:Owner|Administrator)|\badministrator rights|\baccess to both/;
  const silent = tutorials
    .filter(({ file, text }) => text.includes("<InApp>") && !first.has(file))
    .filter(({ text }) => !right.test(atAGlance(text)));
  expect(silent.map(({ file }) => file)).toEqual([]);
});

test("a page whose steps change the settings says that this takes an administrator", () => {
  const rightsElsewhere = /^Settings > (?:Accounting|Currencies|Prices|Taxes|Units)$/;
  const silent = tutorials.flatMap(({ file, text }) => {
    const steps = (/<InApp>([^]*?)<\/InApp>/.exec(text)?.[1] ?? "").match(/^\d+\. .*$/gm) ?? [];
    const menus = steps.flatMap((step) => step.match(/Settings > \w+(?: \w+)*/g) ?? []);
    const right = /\brole (?:Owner|Administrator)|\badministrator|\bin Settings\b/;
    return right.test(atAGlance(text)) || first.has(file)
      ? []
      : menus.filter((menu) => !rightsElsewhere.test(menu)).map((menu) => `${file}: ${menu}`);
  });
  expect(silent).toEqual([]);
});

test("a page that names the scopes of its token names all that its calls need", async () => {
  const scopes = await scopesByOperation();
  const lacking = tutorials.flatMap(({ file, text }) => {
    const named = [...atAGlance(text).matchAll(/`(\w+:\w+)`/g)].map(([, scope = ""]) => scope);
    const calls = [...text.matchAll(/```bash operation=([\w-]+)/g)].map(([, id = ""]) => id);
    if (!named.length) return [];
    return [...new Set(calls)]
      .filter((id) => !rightOfTheRecord.has(id))
      .flatMap((id) => (scopes.get(id) ?? []).map((scope) => ({ id, scope })))
      .filter(({ scope }) => !named.includes(scope))
      .map(({ id, scope }) => `${file}: ${id} needs ${scope}`);
  });
  expect(scopes.size).toBeGreaterThan(100);
  expect(lacking).toEqual([]);
});

/** Role → area → level, from the table of roles. */
const roles = new Map(
  (() => {
    const { text } = read("docs/tutorial/quick-start/user-management.mdx");
    const rows = [...text.matchAll(/^\| (Role|Owner|Administrator|[A-Z]\w+) \|.*\|$/gm)]
      .map(([row]) =>
        row
          .split("|")
          .map((cell) => cell.trim())
          .slice(1, -1),
      )
      .filter((cells) => cells.length === 9);
    const [[, ...areas] = [], ...others] = rows;
    return others.map(
      ([role = "", ...levels]) =>
        [role, new Map(areas.map((area, at) => [area, levels[at] ?? ""]))] as const,
    );
  })(),
);

/** The areas in which a page wants the level "Edit". */
const wanted = (text: string) =>
  [...atAGlance(text).matchAll(/\*Edit\* level in (.*)/g)].flatMap(([, line = ""]) =>
    [...(roles.get("Owner")?.keys() ?? [])].filter((area) => line.includes(area)),
  );

test("the levels that pages name are areas of the table of roles", () => {
  expect([...roles.keys()]).toHaveLength(8);
  const without = tutorials.filter(
    ({ text }) => atAGlance(text).includes("*Edit* level") && !wanted(text).length,
  );
  expect(without.map(({ file }) => file)).toEqual([]);
});

test.each([
  ["Warehouse", /\*\*For:\*\* (people at the dock|(the )?warehouse leads?)/],
  ["Accountant", /\*\*For:\*\* (the )?accountants?/],
])("the role %s may do what the pages for such people do", (role, readers) => {
  const own = tutorials.filter(({ text }) => readers.test(text) && wanted(text).length);
  expect(own.length).toBeGreaterThan(2);
  const refused = own.flatMap(({ file, text }) =>
    wanted(text)
      .filter((area) => roles.get(role)?.get(area) !== "Edit")
      .map((area) => `${file}: ${role} may not edit in ${area}`),
  );
  expect(refused).toEqual([]);
});

test("a link that begins with a capital letter names the page as the sidebar does", () => {
  const wrong = pages.flatMap(({ file, text }) =>
    [...text.matchAll(/(?<!!)\[([A-Z][^\][]*)\]\((\/docs\/[^)#]*)\)/g)]
      .filter(([, words, to = ""]) => labels.has(to) && labels.get(to) !== words)
      .map(([link, , to = ""]) => `${file}: ${link} is called "${labels.get(to)}" in the sidebar`),
  );
  expect(wrong).toEqual([]);
});

test("the quick start takes as long as its four pages say", () => {
  const { text } = read("docs/tutorial/intro.mdx");
  const rows = [
    ...text.matchAll(/\]\(\/(docs\/tutorial\/quick-start\/.*?)\).*\| (\d+) minutes \|$/gm),
  ];
  const told = rows.map(([, file = "", minutes]) => [file, Number(minutes)] as const);
  expect(told).toHaveLength(4);
  for (const [file, minutes] of told)
    expect(read(`${file}.mdx`).text).toContain(`**Time:** ${minutes} minutes.`);
  expect(told.reduce((sum, [, minutes]) => sum + minutes, 0)).toBe(120);
});

test("every menu of the glossary stands on a page", () => {
  const glossary = parse(readFileSync(path.join(folder, "glossary.yml"), "utf8")) as Record<
    string,
    { term: string; kind: string }
  >;
  const written = pages.map(({ text }) => text).join("\n");
  const unused = Object.entries(glossary)
    .filter(([, { kind }]) => kind === "menu")
    .filter(
      ([key, { term }]) => !written.includes(`**${term}**`) && !written.includes(`id="${key}"`),
    )
    .map(([key]) => key);
  expect(unused).toEqual([]);
});
