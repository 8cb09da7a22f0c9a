import { createHash } from "node:crypto";

// For a thread of its own, because the libraries are large, and one chooses random example values, and moments before the
// present one. They must be the same in each build.
let count = 0;
Math.random = () => createHash("sha256").update(String(count++)).digest().readUInt32BE() / 2 ** 32;
const present = Date.UTC(2026, 0, 1);
globalThis.Date = class extends Date {
  constructor(/** @type {[any]} */ ...given) {
    super(...(given.length ? given : /** @type {[any]} */ ([present])));
  }
  static now() {
    return present;
  }
};

const postmanOptions = {
  folderStrategy: "Tags",
  requestParametersResolution: "Example",
  exampleParametersResolution: "Example",
  parametersResolution: "Example",
  indentCharacter: "Space",
  // A list with the example of every filter is empty.
  enableOptionalParameters: false,
};

/** @type {Record<string, (input: any) => Promise<unknown>>} */
const conversions = {
  async postman(description) {
    const { default: converter } = await import("openapi-to-postmanv2");
    return new Promise((done, fail) => {
      converter.convertV2({ type: "json", data: description }, postmanOptions, (error, answer) => {
        const [first] = answer?.output ?? [];
        if (error || !first) fail(error ?? new Error(answer?.reason ?? "no result"));
        else done(first.data);
      });
    });
  },
  async bruno(collection) {
    const { default: converter } = await import("@usebruno/converters");
    return (await converter.postmanToBruno(collection)).collection;
  },
  async typescript(description) {
    const { default: openapiTS, astToString } = await import("openapi-typescript");
    return astToString(
      await openapiTS(description, {
        silent: true,
        // What has a default may be left out of requests.
        defaultNonNullable: false,
      }),
    );
  },
};

/** @param {string} kind @param {unknown} input */
export async function convert(kind, input) {
  try {
    // Libraries return and throw objects with methods, which cannot be sent to another thread.
    return JSON.parse(JSON.stringify(await conversions[kind](input)));
  } catch (error) {
    throw new Error(error instanceof Error ? error.message : String(error));
  }
}
