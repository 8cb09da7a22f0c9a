import type { SampleLanguage } from "./languages";
import type { SampleWriter } from "./sample-writer";
import { csharp } from "./writers/csharp";
import { curl } from "./writers/curl";
import { go } from "./writers/go";
import { java } from "./writers/java";
import { javascript } from "./writers/javascript";
import { php } from "./writers/php";
import { python } from "./writers/python";
import { ruby } from "./writers/ruby";

/** What writes the samples of each language. */
export const writers: Record<SampleLanguage, SampleWriter> = {
  curl,
  javascript,
  python,
  php,
  csharp,
  java,
  go,
  ruby,
};
