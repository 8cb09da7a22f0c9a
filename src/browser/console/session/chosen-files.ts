const files = new Map<string, File>();

/** Keeps a chosen file in memory, because its content is in no storage. */
export const keepFile = (file: File): void => void files.set(file.name, file);

/** A chosen file by its name; undefined if the page has been reloaded since. */
export const fileNamed = (name: string): File | undefined => files.get(name);
