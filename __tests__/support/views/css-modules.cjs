/** Stands in for CSS modules in unit tests: each class has its own name. `__esModule` serves `import * as`. */
module.exports = new Proxy({}, { get: (_, name) => (name === "__esModule" ? true : String(name)) });
