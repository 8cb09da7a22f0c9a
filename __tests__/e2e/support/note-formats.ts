/** The formats of Intl that a site makes. */
export const formats = ["NumberFormat", "PluralRules", "DateTimeFormat", "ListFormat"] as const;

/** Notes each format of Intl that a page makes, with where. Runs in the browser, before any script of the page. */
export function noteFormats(names: readonly string[]): void {
  const made: string[] = [];
  const note = (name: string) => made.push(`${name} ${new Error().stack}`);
  const intl = Intl as unknown as Record<string, new (...options: unknown[]) => object>;
  for (const name of names)
    intl[name] = new Proxy(intl[name] as new () => object, {
      construct(format, options, target) {
        note(name);
        return Reflect.construct(format, options, target) as object;
      },
      apply(format, self, options) {
        note(name);
        return Reflect.apply(format as unknown as () => unknown, self, options);
      },
    });
  for (const [prototype, method] of [
    [Number.prototype, "toLocaleString"],
    [Date.prototype, "toLocaleDateString"],
  ] as const) {
    const own = Reflect.get(prototype, method) as () => string;
    Reflect.set(prototype, method, function (this: unknown, ...options: []) {
      note(method);
      return own.apply(this, options);
    });
  }
  Object.assign(window, { formatsMade: made });
}
