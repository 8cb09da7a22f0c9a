import { csharpHttpclient } from "@scalar/snippetz/plugins/csharp/httpclient";
import { goNative } from "@scalar/snippetz/plugins/go/native";
import { javaNethttp } from "@scalar/snippetz/plugins/java/nethttp";
import { jsFetch } from "@scalar/snippetz/plugins/js/fetch";
import { phpCurl } from "@scalar/snippetz/plugins/php/curl";
import { pythonRequests } from "@scalar/snippetz/plugins/python/requests";
import { rubyNative } from "@scalar/snippetz/plugins/ruby/native";
import { shellCurl } from "@scalar/snippetz/plugins/shell/curl";
import type { SampleLanguage } from "./languages";

/** What writes the frame of a request in each language. Only these are loaded: the library has some fifty. */
export const printers = {
  curl: shellCurl,
  javascript: jsFetch,
  python: pythonRequests,
  php: phpCurl,
  csharp: csharpHttpclient,
  java: javaNethttp,
  go: goNative,
  ruby: rubyNative,
} satisfies Record<SampleLanguage, object>;
