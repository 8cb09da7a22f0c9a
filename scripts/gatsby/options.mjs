const flag = /** @type {const} */ ({ type: "boolean" });
const text = /** @type {const} */ ({ type: "string" });

const always = {
  verbose: flag,
  "no-color": flag,
  "graphql-tracing": flag,
  "open-tracing-config-file": text,
};

/** Options of `gatsby build`, which would print its own help instead of those of this site. */
export const buildOptions = {
  ...always,
  "prefix-paths": flag,
  "no-uglify": flag,
  profile: flag,
  "log-pages": flag,
  "write-to-file": flag,
};

export const developOptions = {
  ...always,
  host: /** @type {const} */ ({ type: "string", short: "H" }),
  port: /** @type {const} */ ({ type: "string", short: "p" }),
  open: /** @type {const} */ ({ type: "boolean", short: "o" }),
  https: /** @type {const} */ ({ type: "boolean", short: "S" }),
  "cert-file": /** @type {const} */ ({ type: "string", short: "c" }),
  "key-file": /** @type {const} */ ({ type: "string", short: "k" }),
  "ca-file": text,
  inspect: flag,
  "inspect-brk": flag,
};
