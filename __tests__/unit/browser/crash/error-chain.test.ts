import { errorChain } from "../../../../src/browser/crash/error-chain";

describe("the text of an error with all its causes", () => {
  test("goes from the outermost to the innermost", () => {
    const cause = new Error("inner", { cause: "a plain text" });
    expect(errorChain(new Error("outer", { cause }))).toEqual(["outer", "inner", "a plain text"]);
  });

  test("ends if it is circular or too long", () => {
    const first = new Error("first");
    first.cause = new Error("second", { cause: first });
    expect(errorChain(first)).toEqual(["first", "second"]);
    let long = new Error("0");
    for (let count = 1; count < 50; count++) long = new Error(String(count), { cause: long });
    expect(errorChain(long)).toHaveLength(10);
  });

  test("accepts anything that can be thrown", () => {
    expect(errorChain("text")).toEqual(["text"]);
    expect(errorChain(null)).toEqual(["null"]);
    expect(errorChain(undefined)).toEqual(["undefined"]);
    expect(errorChain(new TypeError())).toEqual(["TypeError"]);
    expect(errorChain(Symbol("mark"))).toEqual(["Symbol(mark)"]);
    expect(errorChain(Object.create(null))).toEqual(["[object Object]"]);
  });

  test("accepts an error whose getters throw", () => {
    const secret = new Error();
    for (const name of ["message", "cause"])
      Object.defineProperty(secret, name, {
        get() {
          throw new Error("refused");
        },
      });
    expect(errorChain(secret)).toEqual(["[object Error]"]);
  });
});
