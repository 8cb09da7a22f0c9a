import { soundSchemas } from "./reachable-properties.test";
import { showTree } from "./show-tree";
test("zz", () => {
  for (const [seed, name] of [[34,"C"],[27,"B"],[30,"D"]] as const) {
  const s = soundSchemas(seed) as any; console.log(seed, JSON.stringify(s)); const t=showTree({$ref:"#/components/schemas/"+name},{schemas:s}); console.log((t.match(/truncated/g)??[]).length, t.split("\n").filter(l=>l.search(/\S/)<14).join("\n").slice(0,3500));}
});
