import type { parts } from "./en/parts";

/** All parts; the English dictionary defines them. */
export type Dictionary = typeof parts;

/** A part has a file in each language and a stand-in, such as console-text.ts. */
export type PartName = keyof Dictionary;

type Some<T> = T extends (...args: never[]) => unknown
  ? T
  : T extends readonly unknown[]
    ? T
    : T extends object
      ? { [Key in keyof T]?: Some<T[Key]> }
      : T extends string
        ? string
        : T;

/** A part that may lack texts; `npm run check:i18n` lists them. */
export type Translated<Name extends PartName> = Some<Dictionary[Name]> &
  (Name extends "text" ? Pick<Dictionary["text"], "locale"> : unknown);

/** A dictionary that may lack parts, and texts of them. */
export type Translation = { text: Translated<"text"> } & {
  [Name in PartName]?: Translated<Name>;
};
