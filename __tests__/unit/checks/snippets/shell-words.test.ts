import { isDynamic, shellCommands, shown } from "../../../../src/checks/snippets/shell-words";

const words = (script: string) =>
  shellCommands(script).map((command) => command.words.map(({ text }) => shown(text)));

test("quotes group words and go, escapes stay what they stand for", () => {
  expect(words(`curl 'a "b"' "c 'd' \\"e\\"" f\\ g h"i"'j'`)).toEqual([
    ["curl", 'a "b"', `c 'd' "e"`, "f g", "hij"],
  ]);
});

test("pipes, semicolons, ampersands and lines end a command", () => {
  expect(words("a | b; c && d || e &\nf\n\ng")).toEqual(
    ["a", "b", "c", "d", "e", "f", "g"].map((name) => [name]),
  );
});

test("a backslash at the end of a line goes on, remarks and redirections are left out", () => {
  expect(words("a b \\\n  c # remark\nd > out.txt 2> /dev/null <<< $x e")).toEqual([
    ["a", "b", "c"],
    ["d", "2", "e"],
  ]);
});

test("lines are those of the script, also after values of several lines", () => {
  const [first, second] = shellCommands("a 'one\ntwo' b\nc \\\n  d");
  expect(first?.words.map(({ line }) => line)).toEqual([1, 1, 2]);
  expect(second?.words.map(({ line }) => line)).toEqual([3, 4]);
});

test("what only running the script can tell is marked, and nothing else is", () => {
  const [command] = shellCommands(`a $B "\${C:-d}" 'not $this' "e$F" $1 5$ \\$g`);
  expect(command?.words.map(({ text }) => [shown(text), isDynamic(text)])).toEqual([
    ["a", false],
    ["$B", true],
    ["${C:-d}", true],
    ["not $this", false],
    ["e$F", true],
    ["$1", true],
    ["5$", false],
    ["$g", false],
  ]);
});

test("commands within $(…) come before the one that uses them, with their own lines", () => {
  const commands = shellCommands('a\nid=$(b "$(c)" \\\n  | d)');
  expect(
    commands.map((command) => [shown(command.words[0]?.text ?? ""), command.words[0]?.line]),
  ).toEqual([
    ["a", 1],
    ["c", 2],
    ["b", 2],
    ["d", 3],
    ['id=$(b "$(c)" \\\n  | d)', 2],
  ]);
});

test("a here-document belongs to its command and holds no commands", () => {
  const [first, second] = shellCommands("a <<'EOF' b\nrm x\nEOF\nc");
  expect(first?.words.map(({ text }) => text)).toEqual(["a", "b"]);
  expect(first?.input).toEqual({ text: "rm x\n", line: 2 });
  expect(second?.words[0]).toEqual({ text: "c", line: 4 });
});

test("a script that ends within quotes or brackets ends", () => {
  expect(words(`a "b`)).toEqual([["a", "b"]]);
  expect(words(`a 'b`)).toEqual([["a", "b"]]);
  expect(words("a $(b")).toEqual([["a", "$(b"]]);
});
