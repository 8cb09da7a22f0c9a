import { demoObjects } from "../../../src/mock/demo-objects";
import type { JsonObject } from "../../../src/openapi/json";
import { demoCompany, demoMock } from "../../support/demo-mock";

/** The fullest object for each id, other than those that calls make later. */
function recordsById(): Map<unknown, JsonObject> {
  const objects = demoObjects(
    demoCompany(),
    ({ id, later }) => typeof id === "string" && later !== true,
  );
  const bySize = [...objects].sort((a, b) => Object.keys(a).length - Object.keys(b).length);
  return new Map(bySize.map((one) => [one.id, one]));
}

// What a record lacks, a session would have to copy from another one.
test("every record of the demo company has all that its schema requires", async () => {
  const { mock, validate } = await demoMock();
  const known = recordsById();
  const lacking = mock.catalog.collections.flatMap(({ root, pointer }) =>
    (mock.state().get(root) ?? []).flatMap((record) =>
      validate(pointer, known.get(record.id) ?? {}).map(
        ({ pointer: at, message }) => `${root} ${String(record.id)} ${at} ${message}`,
      ),
    ),
  );
  expect(lacking).toEqual([]);
}, 60_000);
