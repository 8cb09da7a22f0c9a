interface WithStatus {
  status: string;
}

const isRefusal = ({ status }: WithStatus) => /^[45]/.test(status);
const isDefault = ({ status }: WithStatus) => status === "default";

/** Separates errors from other responses; `default` is an error only if something else says what success is. */
export function splitResponses<T extends WithStatus>(
  responses: readonly T[],
): { answers: T[]; errors: T[] } {
  const hasSuccess = responses.some((one) => !isRefusal(one) && !isDefault(one));
  const isError = (one: T) => isRefusal(one) || (hasSuccess && isDefault(one));
  return {
    answers: responses.filter((one) => !isError(one)),
    errors: responses.filter(isError),
  };
}
