import mediaTypesByKind from "./media-types.json";

/** Folder whose files all have a hash of their content in their names. */
export const hashedFolder = "/static/";

/** Scripts and style sheets in the root have such a hash too; so has every one elsewhere, which `unhashedFiles` checks. */
export const hashedEndings = ["js", "css"] as const;

/** What webpack writes beside a script or a sheet, under its name. */
export const companionEndings = [".map", ".LICENSE.txt"] as const;

/** Media types by ending, for hosts whose own table has gaps. What is not here is sent as bytes. */
export const mediaTypes: Readonly<Record<string, string>> = {
  ...mediaTypesByKind.text,
  ...mediaTypesByKind.other,
};

/** Media types that get `charset=utf-8`. */
export const textTypes: readonly string[] = [...new Set(Object.values(mediaTypesByKind.text))];
