import { demoMock } from "../../support/demo-mock";
import { exampleWishes, requestOf } from "../../../src/mock/prefill/wish";
import { prefill } from "../../../src/mock/prefill/prefill";
import { writeFileSync } from "node:fs";
test("baseline", async () => {
  const { mock, description } = await demoMock();
  const { operations, reader } = mock.catalogue;
  const out: string[] = [];
  for (const mode of ["fresh", "tag"]) {
    let tag = "";
    for (const op of operations) {
      const t = (description.paths as any)[op.path][op.method.toLowerCase()].tags[0];
      if (mode === "fresh" || t !== tag) mock.reset();
      tag = t;
      const w = exampleWishes(op, reader)[0]!;
      const t0 = performance.now();
      let p: any; try { p = prefill(mock, op, w); } catch (e: any) { out.push(`${mode} ${op.id} THROWS ${e.stack.split("\n").slice(0,3)}`); }
      const ms = Math.round(performance.now() - t0);
      if (!p) { const a = mock.handle(requestOf(op, w)); out.push(`${mode} FAIL ${op.id} ${ms}ms ${a.status} ${(a.body as any)?.detail}`); continue; }
      for (const s of p.steps) { const a = mock.handle(s); if (a.status >= 400) out.push(`${mode} STEP ${op.id} ${JSON.stringify(s)} ${JSON.stringify(a.body)}`); }
      const a = mock.handle(requestOf(op, p.wish));
      if (a.status >= 400) out.push(`${mode} SEND ${op.id} ${JSON.stringify(a.body)}`);
      const changed = JSON.stringify(p.wish) !== JSON.stringify(w);
      if (mode === "fresh" && (changed || p.steps.length)) out.push(`fresh ${op.id} ${ms}ms ${p.steps.map((s: any) => s.method + s.path)} ${p.prepared ? p.prepared.status : ""}\n   ${JSON.stringify(w).slice(0, 700)}\n   ${JSON.stringify(p.wish).slice(0, 700)}`);
      else if (ms > 300) out.push(`${mode} SLOW ${op.id} ${ms} ${p.steps.length}`);
    }
  }
  writeFileSync("/tmp/press-out.txt", out.join("\n"));
}, 600000);
