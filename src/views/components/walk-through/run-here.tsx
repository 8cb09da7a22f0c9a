import { createRoot, type Root } from "react-dom/client";
import { goOnFrom, type DoneCall } from "../../../browser/console/session/session-mock";
import { referenceAddress } from "../../../browser/reference/reference-address";
import { loadOrRenew } from "../../../browser/navigation/load-or-renew";
import { MockLink } from "../../../browser/console/worker/mock-link";
import type { WalkFile } from "../../../mock/walk-through/walk-file";
import { walkFolder } from "../../../mock/walk-through/walk-folder";
import {
  WalkThrough,
  type StepResult,
  type WalkTools,
} from "../../../mock/walk-through/walk-through";
import { StepResults } from "./StepResults";

interface Walked {
  file: WalkFile;
  /** In the order of the commands. */
  figures: (HTMLElement | null)[];
  link: MockLink;
  calls: DoneCall[];
  walk: WalkThrough;
  results: Map<number, StepResult[]>;
  roots: Map<number, { root: Root; host: HTMLElement }>;
}

/** The walk-through of each article, with its own mock. */
const walks = new WeakMap<HTMLElement, Promise<Walked>>();

async function begin(article: HTMLElement): Promise<Walked> {
  const address = `${__PATH_PREFIX__}/${walkFolder}/${article.dataset.walk ?? ""}`;
  const load = async () => {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${response.status} ${response.url}`);
    return (await response.json()) as WalkFile;
  };
  const file = await loadOrRenew(load, [address]);
  const buttons = [...article.querySelectorAll<HTMLElement>("[data-run]")];
  const link = new MockLink({
    url: referenceAddress(file.mock),
    onBroken: () => walks.delete(article),
  });
  const calls: DoneCall[] = [];
  const tools: WalkTools = {
    describe: (operations) => link.describe(operations),
    compare: (comparison) => link.compare(comparison),
    async send(request) {
      const answer = await link.send(request);
      calls.push({ request, response: answer });
      return answer;
    },
  };
  return {
    file,
    figures: buttons.map((button) => button.closest<HTMLElement>("figure")),
    link,
    calls,
    walk: new WalkThrough(file.steps, tools),
    results: new Map(),
    roots: new Map(),
  };
}

/** Removes the results; the next run starts with a new mock. */
function startAgain(article: HTMLElement, { link, roots, figures }: Walked): void {
  walks.delete(article);
  link.close();
  for (const { root, host } of roots.values()) {
    root.unmount();
    host.remove();
  }
  figures[0]?.querySelector<HTMLElement>("[data-run]")?.focus();
}

function draw(walked: Walked, command: number, isRunning: boolean, onAgain: () => void): void {
  const figure = walked.figures[command];
  if (!figure) return;
  let shown = walked.roots.get(command);
  if (!shown) {
    const host = document.createElement("div");
    figure.append(host);
    shown = { root: createRoot(host), host };
    walked.roots.set(command, shown);
  }
  const results = walked.results.get(command) ?? [];
  const goOn = () => {
    const title = document.querySelector("h1")?.textContent ?? document.title;
    goOnFrom(walked.file.mock, walked.calls, title);
  };
  shown.root.render(
    <StepResults results={results} isRunning={isRunning} onAgain={onAgain} onGoOn={goOn} />,
  );
}

/** Runs a command of a page, after the earlier ones that did not run yet, and shows each response. @throws if there is no mock */
export async function runHere(button: HTMLElement): Promise<void> {
  const article = button.closest<HTMLElement>("[data-walk]");
  const figure = button.closest<HTMLElement>("figure");
  if (!article || !figure) return;
  const beginning = walks.get(article) ?? begin(article);
  walks.set(article, beginning);
  beginning.catch(() => walks.delete(article));
  const walked = await beginning;
  const chosen = walked.figures.indexOf(figure);
  const { steps, commands } = walked.file;
  const again = () => startAgain(article, walked);
  walked.results.delete(chosen);
  draw(walked, chosen, true, again);
  const own = commands.flatMap((command, step) => (command === chosen ? [step] : []));
  await walked.walk.run(own, (result) => {
    const command = commands[steps.indexOf(result.step)] ?? -1;
    walked.results.set(command, [...(walked.results.get(command) ?? []), result]);
    draw(walked, command, false, again);
  });
  draw(walked, chosen, false, again);
}
