import { drawDiagram } from "../../../../src/content/markdown/diagram";
import { markedPlace } from "../../../../src/views/reference/marked-place";

test("a drawing says where its marked transition is, if it has one", async () => {
  const place = async (mark: string) => {
    const { svg = "" } = await drawDiagram(
      `digraph { rankdir=LR; a -> b -> c -> d [label="  step  "]; d -> e [label="  last  " ${mark}] }`,
    );
    return markedPlace(svg);
  };
  expect(await place('color="#0000fe"')).toBeGreaterThan(70);
  expect(await place("")).toBeUndefined();
});
