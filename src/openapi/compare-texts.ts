const collator = new Intl.Collator("en", { numeric: true, sensitivity: "accent" });

/** Compares texts as lists sort them: without regard to case, and numbers in them by value. */
export const compareTexts = (one: string, other: string): number => collator.compare(one, other);
