import { child } from "../description";
import { problemAt, type LintRule } from "../lint-rule";

/** An operationId is in kebab-case, because it is the slug of the page. */
export const operationIds: LintRule = ({ description, inventory }) =>
  inventory.operations
    .filter(({ id }) => !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id))
    .map(({ id, method, path, place }) =>
      problemAt(description, child(place, "operationId"), {
        code: "operation-id-case",
        what: `${method} ${path} has an operationId that cannot be an address`,
        cause:
          "The operationId is the last part of the page's address and is written in kebab-case.",
        fix: `operationId: ${
          id
            .replace(/([a-z0-9])([A-Z])/g, "$1-$2")
            .replace(/[^A-Za-z0-9]+/g, "-")
            .toLowerCase() || `${method.toLowerCase()}-…`
        }`,
      }),
    );
