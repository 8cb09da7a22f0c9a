const digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/**
 * The numbers of one segment of a source map (base64 VLQ: five bits a digit, the sixth says that more follow, the lowest
 * bit of the number is its sign).
 * @param {string} segment
 */
export function decodeSegment(segment) {
  /** @type {number[]} */
  const numbers = [];
  let value = 0;
  let shift = 0;
  for (const digit of segment) {
    const bits = digits.indexOf(digit);
    value += (bits & 31) << shift;
    shift += 5;
    if (bits & 32) continue;
    numbers.push(value & 1 ? -(value >> 1) : value >> 1);
    value = 0;
    shift = 0;
  }
  return numbers;
}

/**
 * Where each stretch of a script begins and which source it is from, line by line.
 * @param {string} mappings of a source map
 * @returns {{ column: number, source: number | undefined }[][]}
 */
export function decodeMappings(mappings) {
  let source = 0;
  return mappings.split(";").map((line) => {
    let column = 0;
    return line
      .split(",")
      .filter(Boolean)
      .map((segment) => {
        const [columnStep = 0, sourceStep] = decodeSegment(segment);
        column += columnStep;
        if (sourceStep !== undefined) source += sourceStep;
        return { column, source: sourceStep === undefined ? undefined : source };
      });
  });
}
