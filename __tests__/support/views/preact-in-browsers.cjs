/**
 * Resolves modules for jest: tests of what runs in browsers (`@jest-environment jsdom`) get Preact in place of React, as
 * readers do (src/toolchain/preact-for-react.ts).
 */
const places = {
  react: "preact/compat",
  "react/jsx-runtime": "preact/jsx-runtime",
  "react-dom": "preact/compat",
  "react-dom/client": "preact/compat/client",
  "react-dom/test-utils": "preact/compat/test-utils",
};

module.exports = (request, options) => {
  const isBrowser = options.conditions?.includes("browser");
  return options.defaultResolver((isBrowser && places[request]) || request, options);
};
