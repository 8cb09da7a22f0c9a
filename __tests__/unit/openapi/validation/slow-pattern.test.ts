import { isSlowPattern } from "../../../../src/openapi/validation/slow-pattern";

test.each([
  "^(a+)+$",
  "(a*)*b",
  "^(a|a)+$",
  "^(a|aa)+$",
  "^([a-z]+\\.?)*$",
  "^(\\w+\\s?)*$",
  "(x+x+)+y",
  "^(\\d+)*!",
  "(.*a){12}",
  "^([a-z0-9]+-?)+$",
  "^(?:a|[ab])+$",
  "(a{1,9}){1,9}b",
  "^((a|b|ab)*)*c$",
  "^(?<name>\\p{L}+)*$",
  "(a|a)+\\b",
  "(a|a)+(?=b)",
  "(?:(a|a)+b)+",
  "([a-z]|[^x])+.(json|yaml)",
])("%s can take for ever", (pattern) => {
  expect(isSlowPattern(pattern)).toBe(true);
});

test.each([
  "^[a-z0-9]+(-[a-z0-9]+)*$",
  "^itm_[0-9a-hjkmnp-tv-z]{10}$",
  "^-?\\d+(\\.\\d{1,12})?$",
  "^(https?|ftp)://[^\\s/$.?#].[^\\s]*$",
  "^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$",
  "^([0-9a-fA-F]{2}:){5}[0-9a-fA-F]{2}$",
  "^(0|[1-9]\\d*)\\.(0|[1-9]\\d*)\\.(0|[1-9]\\d*)(?:-((?:0|[1-9]\\d*|\\d*[a-zA-Z-][0-9a-zA-Z-]*)(?:\\.(?:0|[1-9]\\d*|\\d*[a-zA-Z-][0-9a-zA-Z-]*))*))?$",
  "^(?!.*--)[a-z-]+$",
  "^\\p{L}+( \\p{L}+)*$",
  "^([+-]?\\d+,)*$",
  "^(/[^/]+)+$",
  "^([A-Za-z0-9+/]{4})*([A-Za-z0-9+/]{3}=|[A-Za-z0-9+/]{2}==)?$",
  "^P(?!$)(\\d+Y)?(\\d+M)?(\\d+D)?$",
  "([a-z]|[^x])+",
  "^(?:v|([a-z]|[^x])+)",
  "(a|a)+b?",
  "",
])("%s ends soon", (pattern) => {
  expect(isSlowPattern(pattern)).toBe(false);
});

test("an expression that takes too long to be understood counts as slow, and soon", () => {
  const start = performance.now();
  expect(isSlowPattern(`(${"\\w?".repeat(400)}-)*`)).toBe(true);
  expect(performance.now() - start).toBeLessThan(5000);
});
