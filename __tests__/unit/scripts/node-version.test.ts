import { isSupported } from "../../../scripts/process/node-version.mjs";

test.each([
  ["20.19.0", true],
  ["20.20.2", true],
  ["25.9.1", true],
  ["20.18.9", false],
  ["18.20.0", false],
  ["26.0.0", false],
])("Node %s in >=20.19 <26 is supported: %s", (version, supported) => {
  expect(isSupported(version, ">=20.19 <26")).toBe(supported);
});
