/** The languages of request samples in the order of the choice; the first is in the HTML of each page. */
export const sampleLanguages = [
  { id: "curl", label: "curl", target: "shell", client: "curl", grammar: "bash" },
  { id: "javascript", label: "JavaScript", target: "js", client: "fetch", grammar: "javascript" },
  { id: "python", label: "Python", target: "python", client: "requests", grammar: "python" },
  { id: "php", label: "PHP", target: "php", client: "curl", grammar: "php" },
  { id: "csharp", label: "C#", target: "csharp", client: "httpclient", grammar: "csharp" },
  { id: "java", label: "Java", target: "java", client: "nethttp", grammar: "java" },
  { id: "go", label: "Go", target: "go", client: "native", grammar: "go" },
  { id: "ruby", label: "Ruby", target: "ruby", client: "native", grammar: "ruby" },
] as const;

export type SampleLanguage = (typeof sampleLanguages)[number]["id"];

/** The sample of one request example in every language. */
export interface RequestSample {
  /** Name of the example. */
  label: string;
  /** Highlighted code by language. */
  html: Record<string, string>;
}
