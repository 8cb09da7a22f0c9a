const files = new Map<string, File>();

/** Keeps a file that was chosen, by its name, as long as the page is open: its content is in no storage. */
export const keepFile = (file: File): void => void files.set(file.name, file);

/** The file of a name; undefined when it was chosen in an earlier life of the tab. */
export const fileNamed = (name: string): File | undefined => files.get(name);
