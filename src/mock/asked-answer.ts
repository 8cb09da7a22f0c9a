import { objectsAt, textAt } from "../openapi/json";
import type { CheckedRequest } from "./check-request";
import { etagOf } from "./etag";
import type { ProblemDetail } from "./model";
import { answerFor, refuse, RefusedRequest, shownRefusal } from "./problems";
import type { World } from "./world";

/** The header that asks for a refusal by its code. */
export const askHeader = "Sandbox-Answer";

/** Answers with the refusal that the header names by its code, as the sandbox of the API does. */
export function askedAnswer({ operation, headers, path }: CheckedRequest, world: World): void {
  const code = headers[askHeader.toLowerCase()];
  if (!code) return;
  const answer = answerFor(operation, code);
  if (!answer)
    return refuse(
      400,
      "invalid-parameter",
      `No response of ${operation.id} has the code ${code}.`,
      [{ parameter: askHeader, rule: "range", message: "The operation has no such code." }],
    );
  const shown = shownRefusal(operation, code);
  const errors = objectsAt(shown, "errors") as unknown as ProblemDetail[];
  const record = Object.values(path)
    .map((id) => world.store.find(id)?.record)
    .find(Boolean);
  const shownTag = answer.shownHeaders.ETag;
  const tag = shownTag && record ? etagOf(record) : shownTag;
  throw new RefusedRequest({
    status: answer.status,
    code,
    detail: textAt(shown, "detail") ?? `This is the response with the code ${code}.`,
    ...(errors.length && { errors: structuredClone(errors) }),
    ...(tag && { headers: { ETag: tag } }),
  });
}
