import { parameterNames } from "../inventory";
import { pathPattern } from "../path-pattern";
import { problemInMarkdown, type LintRule } from "../lint-rule";

/** A read by curl: its address, and what follows up to the end of the command. */
const reads = /curl -\S*G\S* (\S+)((?:[^\n]*\\\n)*[^\n]*)/g;

/** The end of an address that a command calls, with a query or without. */
const pattern = (path: string) => new RegExp(`/v\\d+${pathPattern(path)}(\\?.*)?$`);

/** The `-d` of a read by curl in an overview are query parameters of the operation that it calls. */
export const curlParameters: LintRule = ({ description, inventory }) => {
  const gets = inventory.operations
    .filter(({ method }) => method === "GET")
    .map((operation) => ({ ...operation, called: pattern(operation.path) }))
    // A fixed path goes before one with an id at the same place.
    .sort((a, b) => a.path.split("{").length - b.path.split("{").length);
  return [...description.markdown].flatMap(([file, text]) =>
    [...text.matchAll(reads)].flatMap(([, address = "", rest = ""]) => {
      const operation = gets.find(({ called }) => called.test(address));
      const known = new Set(operation && parameterNames(operation, "query"));
      return [...rest.matchAll(/-d (\w+)=/g)]
        .map(([, name = ""]) => name)
        .filter((name) => operation && !known.has(name))
        .map((name) =>
          problemInMarkdown(description, file, `-d ${name}=`, {
            code: "curl-parameter",
            what: `A command sends ${name} to ${operation?.id}, which has no such parameter`,
            cause: "Readers paste the command, and unknown parameters are refused.",
            fix: `-d ${[...known].join("=… or -d ")}=…`,
          }),
        );
    }),
  );
};
