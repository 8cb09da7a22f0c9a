/** Packages that may run a script during installation, and what it does. Any other fails the unit tests. */
export const installScripts = {
  "@parcel/watcher": "builds from source when that is asked for; watches files in develop",
  "@swc/core": "checks for its prebuilt binary: compiles and minifies scripts",
  "core-js": "prints a request for donations",
  "core-js-pure": "prints a request for donations",
  "es5-ext": "prints a message",
  gatsby: "prints a message",
  "gatsby-cli": "prints a message",
  lmdb: "checks for its prebuilt binary: Gatsby's data store",
  "msgpackr-extract": "checks for its prebuilt binary; optional",
  sharp: "checks for its prebuilt binary: icons and Open Graph images",
  "unrs-resolver": "checks for its prebuilt binary (tests only)",
};

/** Licenses that need no review. */
export const licenses = [
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "CC0-1.0",
  "CC-BY-4.0",
  "ISC",
  "MIT",
  "MIT-0",
  "OFL-1.1",
  "PSF-2.0",
  "Python-2.0",
  "Unlicense",
  "WTFPL",
];

/** Packages with another license, or with none in the lock file, and why they may be used. */
export const exceptions = {
  "@cspell/dict-en-common-misspellings":
    "CC BY-SA 4.0: a word list of the tests, which is not handed on",
  "@img/sharp-*": "LGPL: libvips as a library of its own, at build time",
  "axe-core": "MPL-2.0: unchanged, tests only",
  busboy: "MIT by its LICENSE file",
  "compute-gcd": "MIT by its `licenses`",
  "compute-lcm": "MIT by its `licenses`",
  httpntlm: "MIT by its `licenses`: newman, tests only",
  linkfs: "public domain (Unlicense) by its LICENSE file",
  "make-plural":
    "Unicode-DFS-2016: as permissive as MIT; plural rules from the data of the Unicode consortium",
  not: "MIT by its LICENCE file",
  "parse-cache-control": "BSD-3-Clause by its LICENSE file: Lighthouse, benchmarks only",
  "stack-trace": "MIT by its License file: newman, tests only",
  streamsearch: "MIT by its LICENSE file",
  "valid-url": "MIT by its LICENSE file",
  "validate.io-*": "MIT by their `licenses`",
  "xmlhttprequest-ssl": "MIT by its LICENSE file",
};
