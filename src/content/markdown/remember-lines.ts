import type { Grammar } from "shiki";

type Result = ReturnType<Grammar["tokenizeLine2"]>;
type State = Result["ruleStack"];

/** What Shiki's states have beside what they declare. */
interface Layer {
  equals(other: Layer): boolean;
  /** Not compared by `equals`, though it decides where the next line may match. */
  beginRuleCapturedEOL: boolean;
  parent: Layer | null;
}

function isSame(one: Layer, other: Layer): boolean {
  if (!one.equals(other)) return false;
  let [a, b]: (Layer | null)[] = [one, other];
  for (; a && b; [a, b] = [a.parent, b.parent])
    if (a.beginRuleCapturedEOL !== b.beginRuleCapturedEOL) return false;
  return true;
}

const remembering = new WeakSet<Grammar>();

/**
 * Lets a grammar remember lines: what a line becomes follows from its text and the state before it, and of the samples of
 * an API most lines are the same ones.
 */
export function rememberLines(grammar: Grammar): void {
  if (remembering.has(grammar)) return;
  remembering.add(grammar);
  const read = grammar.tokenizeLine2.bind(grammar);
  const known = new Map<State | null, Map<string, Result>>();
  const states: State[] = [];
  /** The state that is known already, if one is the same, so that what follows is found. */
  const settled = (state: State): State => {
    const found = states.find((one) => isSame(one as unknown as Layer, state as unknown as Layer));
    if (!found) states.push(state);
    return found ?? state;
  };
  grammar.tokenizeLine2 = (line, state, limit) => {
    const lines = known.get(state) ?? new Map<string, Result>();
    known.set(state, lines);
    const found = lines.get(line);
    if (found) return found;
    const result = read(line, state, limit);
    const kept = { ...result, ruleStack: settled(result.ruleStack) };
    lines.set(line, kept);
    return kept;
  };
}
