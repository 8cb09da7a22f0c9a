import mediaTypesByKind from "./media-types.json";

/** All files in this folder have a content hash in their names. */
export const hashedFolder = "/static/";

/** So do scripts and style sheets, wherever they are: `unhashedFiles` checks that. */
export const hashedEndings = ["js", "css"] as const;

/** What webpack appends to the name of a script or style sheet for its companion files. */
export const companionEndings = [".map", ".LICENSE.txt"] as const;

/** Media types by extension, for hosts whose own table has gaps. Other files are sent as bytes. */
export const mediaTypes: Readonly<Record<string, string>> = {
  ...mediaTypesByKind.text,
  ...mediaTypesByKind.other,
};

/** Media types that get `charset=utf-8`. */
export const textTypes: readonly string[] = [...new Set(Object.values(mediaTypesByKind.text))];
