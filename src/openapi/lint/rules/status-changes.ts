import { child, children, resolve, textsIn } from "../description";
import { examplesOf } from "../all-examples";
import { problemAt } from "../problem-at";
import type { Rule } from "../lint-rule";
import { propertiesOf } from "../schema-properties";
import { asArray, asRecord, asText, asTexts } from "../shape";

const becomes = /\b(?:becomes?|(?:goes|moves|returns)(?: back)? to|is set to) `([a-z_]+)`/g;

/** What an operation's request, response, or description says of a change of status is a transition of a state machine. */
export const statusChanges: Rule = ({ description, inventory, list }) => {
  const machines = inventory.schemas.filter(
    ({ place }) => asRecord(place.value)["x-state-machine"],
  );
  const targets = new Map<string, Set<string>>();
  for (const { place } of machines)
    for (const transition of asArray(child(place, "x-state-machine", "transitions").value)) {
      const { operationId, to } = asRecord(transition);
      const known = targets.get(asText(operationId)) ?? new Set();
      targets.set(asText(operationId), known.add(asText(to)));
    }
  const states = new Set(machines.flatMap(({ place }) => asTexts(asRecord(place.value).enum)));
  // Words that also say something else, such as the state of a serial number, prove nothing in a text.
  const others = inventory.schemas
    .map(({ place }) => asRecord(place.value))
    .filter((schema) => !schema["x-state-machine"])
    .filter((schema) => !asTexts(schema.enum).every((value) => states.has(value)));
  const shared = new Set(others.flatMap((schema) => asTexts(schema.enum)));
  const kinds = new Map(list.map(({ slug, kind }) => [slug, kind]));

  return inventory.operations.flatMap(({ id, method, place }) => {
    const made = targets.get(id);
    const isMissing = (state: string) => states.has(state) && !made?.has(state);
    const report = (at: typeof place, state: string, how: string) =>
      problemAt(description, at, {
        code: "status-change",
        what: `${id} ${how} ${state}, but no state machine has that transition`,
        cause: made
          ? `Its transitions lead to ${[...made].join(", ")}.`
          : "No state machine names the operation.",
        fix: `- from: …\n  to: ${state}\n  operationId: ${id}\n  conditions: [A full sentence.]\n  effects: [A full sentence.]`,
      });
    const body = resolve(description, child(place, "requestBody"));
    const schema = child(body, "content", "application/json", "schema");
    const writable = propertiesOf(description, schema).find(([name]) => name === "status")?.[1];
    const values = writable ? child(resolve(description, writable), "enum") : writable;
    const isMachine = machines.some(({ place: machine }) => {
      const own = asTexts(asRecord(machine.value).enum);
      const makes = JSON.stringify(child(machine, "x-state-machine").value).includes(`"${id}"`);
      return makes && asTexts(values?.value).every((value) => own.includes(value));
    });
    const requested = values && isMachine ? children(values) : [];
    const success = inventory.responses.filter(
      ({ operation, status }) => operation.id === id && status.startsWith("2"),
    );
    const shown =
      made && ["status", "action"].includes(kinds.get(id) ?? "")
        ? success.flatMap((response) =>
            examplesOf(description, child(response.place, "content", "application/json")),
          )
        : [];
    const texts = method === "GET" ? [] : [place, ...success.map((response) => response.place)];
    return [
      ...requested
        .filter(([, { value }]) => isMissing(asText(value)))
        .map(([, at]) => report(at, asText(at.value), "takes the status")),
      ...shown
        .map((example) => child(example, "status"))
        .filter(({ value }) => isMissing(asText(value)))
        .map((at) => report(at, asText(at.value), "shows a record that is")),
      ...texts
        .flatMap((holder) => textsIn(child(holder, "description")))
        .flatMap((text) =>
          [...asText(text.value).matchAll(becomes)]
            .map(([, state = ""]) => state)
            .filter((state) => isMissing(state) && !shared.has(state))
            .map((state) => report(text, state, "says that something becomes")),
        ),
    ];
  });
};
