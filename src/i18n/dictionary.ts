import type { text } from "./en";

/** All texts of the interface: the English dictionary says which there are. */
export type Dictionary = typeof text;

type Parts<T> = T extends (...args: never[]) => unknown
  ? T
  : T extends readonly unknown[]
    ? T
    : T extends object
      ? { [Key in keyof T]?: Parts<T[Key]> }
      : T;

/** A dictionary that may lack texts; `npm run check:i18n` lists them. */
export type Translation = Parts<Dictionary> & Pick<Dictionary, "locale">;
