/** What the printer is given in place of texts: nothing in it needs an escape in any language. */
export const marks = {
  /** Long enough to stand on a line of its own; the protocol decides on some lines. */
  url: (url: string) =>
    `${url.startsWith("http:") ? "http" : "https"}://mark-of-url.invalid/in/place/of/the/address`,
  header: (index: number) => `mark-of-header-${index}-`,
  body: "mark-of-body-",
};

/** Finds a mark with the quotes around it, where they hold nothing else. */
export const markPattern =
  /(["'])?(?:(https?:\/\/mark-of-url\.invalid\/in\/place\/of\/the\/address)|mark-of-header-(\d+)-|mark-of-body-)\1/g;
