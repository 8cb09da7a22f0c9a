/** Stands in for CSS modules in unit tests: each class name is its own name. */
export default new Proxy({}, { get: (_target, name) => String(name) });
