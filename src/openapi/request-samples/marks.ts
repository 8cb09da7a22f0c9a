/** Stand-ins for texts that the printer gets: nothing in them needs escaping in any language. */
export const marks = {
  /** Long enough for a line of its own. The protocol stays because printers depend on it. */
  url: (url: string) =>
    `${url.startsWith("http:") ? "http" : "https"}://mark-of-url.invalid/in/place/of/the/address`,
  header: (index: number) => `mark-of-header-${index}-`,
  body: "mark-of-body-",
};

/** Matches a mark, with its quotes if they contain nothing else. */
export const markPattern =
  /(["'])?(?:(https?:\/\/mark-of-url\.invalid\/in\/place\/of\/the\/address)|mark-of-header-(\d+)-|mark-of-body-)\1/g;
