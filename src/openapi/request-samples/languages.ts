/** The languages of request samples, in the order of the menu; pages contain the HTML of the first. */
export const sampleLanguages = [
  { id: "curl", label: "curl", grammar: "bash" },
  { id: "javascript", label: "JavaScript", grammar: "javascript" },
  { id: "python", label: "Python", grammar: "python" },
  { id: "php", label: "PHP", grammar: "php" },
  { id: "csharp", label: "C#", grammar: "csharp" },
  { id: "java", label: "Java", grammar: "java" },
  { id: "go", label: "Go", grammar: "go" },
  { id: "ruby", label: "Ruby", grammar: "ruby" },
] as const;

/** Id of a language. */
export type SampleLanguage = (typeof sampleLanguages)[number]["id"];

/** The sample of one request in every language. */
export interface RequestSample {
  /** Key of the example in the description, which pairs it with examples of responses. */
  name?: string;
  /** What readers choose it by. */
  label: string;
  /** What the description says of the example. */
  descriptionHtml?: string;
  /** Highlighted code by language. */
  html: Record<string, string>;
  /** It reads a list to its end. */
  hasPaging?: true;
}
