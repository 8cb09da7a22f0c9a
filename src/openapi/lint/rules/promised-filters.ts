import { child, resolve } from "../description";
import { parameterNames } from "../inventory";
import { problemAt, type LintRule } from "../lint-rule";
import { rowProperties } from "../schema-properties";
import { asText } from "../shape";

/** A list can be filtered by every field whose description says so: `tags` by `tag`, `externalIds` by `externalId`. */
export const promisedFilters: LintRule = ({ description, inventory }) =>
  inventory.reads.flatMap(({ operation, place }) => {
    const names = parameterNames(operation);
    return rowProperties(description, place)
      .filter(([name, property]) => {
        const text =
          asText(child(property, "description").value) ||
          asText(child(resolve(description, property), "description").value);
        return (
          /\bfor filter(s|ing)\b|\bfilter by (it|this)\b/i.test(text) &&
          !names.some((one) => one === name || `${one}s` === name)
        );
      })
      .map(([name, property]) =>
        problemAt(description, child(operation.place, "parameters"), {
          code: "filter-missing",
          what: `${operation.id} has no filter for ${name}`,
          cause: `The description of ${name} in openapi/${property.file} promises one.`,
          fix: `- name: ${name.replace(/s$/, "")}\n  in: query`,
        }),
      );
  });
