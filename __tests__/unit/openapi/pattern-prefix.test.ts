import { prefixesOf } from "../../../src/openapi/pattern-prefix";

test.each([
  ["^sor_[0-9a-hjkmnp-tv-z]{10}$", ["sor_"]],
  ["^(cus|ven|emp)_[0-9a-z]{10}$", ["cus_", "ven_", "emp_"]],
  ["^TG-[0-9]{3}$", ["TG-"]],
  ["^req_\\w+$", ["req_"]],
  ["^[a-z]{3}_[0-9a-z]{10}$", []],
  ["^[A-Z0-9][A-Z0-9-]*$", []],
  ["sor_[0-9]{10}", []],
  ["^sor_[0-9]{10}(x|y)$", []],
])("%s begins with %j", (pattern, prefixes) => {
  expect(prefixesOf(pattern)).toEqual(prefixes);
});
