import type { parts } from "./en/parts";

/** All texts, by what loads them: the English dictionary says which there are. */
export type Dictionary = typeof parts;

/** What loads texts of its own: a file of each language, and its stand-in here. */
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
