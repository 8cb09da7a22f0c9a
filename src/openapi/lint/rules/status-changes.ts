import { child, children, type Description, type DescriptionPlace, resolve, textsIn } from "../description";
import { examplesOf, jsonOf } from "../all-examples";
import { problemAt, type LintRule } from "../lint-rule";
import { propertiesOf } from "../schema-properties";
import { asRecord, asText, asTexts } from "../shape";

const becomes = /\b(?:becomes?|(?:goes|moves|returns)(?: back)? to|is set to) `([a-z_]+)`/g;

/** The states that each operation leads to, by the transitions of all state machines. */
function targetsByOperation(transitions: readonly DescriptionPlace[]): Map<string, Set<string>> {
  const targets = new Map<string, Set<string>>();
  for (const { value } of transitions) {
    const { operationId, to } = asRecord(value);
    const known = targets.get(asText(operationId)) ?? new Set();
    targets.set(asText(operationId), known.add(asText(to)));
  }
  return targets;
}

/** Words that also say something else, such as the state of a serial number, prove nothing in a text. */
function sharedWords(schemas: readonly DescriptionPlace[], states: ReadonlySet<string>): Set<string> {
  const others = schemas
    .map(({ value }) => asRecord(value))
    .filter((schema) => !schema["x-state-machine"])
    .filter((schema) => !asTexts(schema.enum).every((value) => states.has(value)));
  return new Set(others.flatMap((schema) => asTexts(schema.enum)));
}

/** The values of `status` in the body of an operation that a state machine lets it set. */
function requestedStates(
  description: Description,
  { id, place }: { id: string; place: DescriptionPlace },
  machines: readonly DescriptionPlace[],
): DescriptionPlace[] {
  const body = resolve(description, child(place, "requestBody"));
  const schema = child(jsonOf(body), "schema");
  const writable = propertiesOf(description, schema).find(([name]) => name === "status")?.[1];
  const values = writable && child(resolve(description, writable), "enum");
  const isMachine = machines.some((machine) => {
    const own = asTexts(asRecord(machine.value).enum);
    const makes = JSON.stringify(child(machine, "x-state-machine").value).includes(`"${id}"`);
    return makes && asTexts(values?.value).every((value) => own.includes(value));
  });
  return values && isMachine ? children(values).map(([, at]) => at) : [];
}

/** The states that a text says something changes to, each with the text. */
const statesIn = (texts: readonly DescriptionPlace[]): [text: DescriptionPlace, state: string][] =>
  texts
    .flatMap((holder) => textsIn(child(holder, "description")))
    .flatMap((text) =>
      [...asText(text.value).matchAll(becomes)].map(([, state = ""]): [DescriptionPlace, string] => [
        text,
        state,
      ]),
    );

/** What an operation's request, response, or description says of a change of status is a transition of a state machine. */
export const statusChanges: LintRule = ({ description, inventory, list }) => {
  const schemas = inventory.schemas.map(({ place }) => place);
  const machines = schemas.filter(({ value }) => asRecord(value)["x-state-machine"]);
  const targets = targetsByOperation(inventory.transitions);
  const states = new Set(machines.flatMap(({ value }) => asTexts(asRecord(value).enum)));
  const shared = sharedWords(schemas, states);
  const kinds = new Map(list.map(({ slug, kind }) => [slug, kind]));

  return inventory.operations.flatMap(({ id, method, place }) => {
    const made = targets.get(id);
    const isMissing = (state: string) => states.has(state) && !made?.has(state);
    const report = (at: DescriptionPlace, state: string, how: string) =>
      problemAt(description, at, {
        code: "status-change",
        what: `${id} ${how} ${state}, but no state machine has that transition`,
        cause: made
          ? `Its transitions lead to ${[...made].join(", ")}.`
          : "No state machine names the operation.",
        fix: `- from: …\n  to: ${state}\n  operationId: ${id}\n  conditions: [A full sentence.]\n  effects: [A full sentence.]`,
      });
    const success = inventory.responses
      .filter(({ operation, status }) => operation.id === id && status.startsWith("2"))
      .map((response) => response.place);
    const shown =
      made && ["status", "action"].includes(kinds.get(id) ?? "")
        ? success.flatMap((response) => examplesOf(description, jsonOf(response)))
        : [];
    return [
      ...requestedStates(description, { id, place }, machines)
        .filter(({ value }) => isMissing(asText(value)))
        .map((at) => report(at, asText(at.value), "takes the status")),
      ...shown
        .map((example) => child(example, "status"))
        .filter(({ value }) => isMissing(asText(value)))
        .map((at) => report(at, asText(at.value), "shows a record that is")),
      ...statesIn(method === "GET" ? [] : [place, ...success])
        .filter(([, state]) => isMissing(state) && !shared.has(state))
        .map(([text, state]) => report(text, state, "says that something becomes")),
    ];
  });
};
