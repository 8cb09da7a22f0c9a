import * as oneVersion from "../../../../../src/views/components/versions/one-version";
import * as switching from "../../../../../src/views/components/versions/switching";

test("the replacement for version switching has the same exports", () => {
  expect(Object.keys(oneVersion).sort()).toEqual(Object.keys(switching).sort());
});
