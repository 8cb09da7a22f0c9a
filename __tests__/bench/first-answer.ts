import type { Browser } from "@playwright/test";
import { untilHydrated, untilIdle } from "../e2e/support/hydration";
import { openSlowLine } from "./slow-line";
import { slowProcesses } from "./slow-processes";
import { table } from "./table";

/** The console of an operation on a slow phone: milliseconds after "Try it" was pressed. */
export interface FirstAnswer {
  /** The form is there. */
  open: number;
  /** The mock has said what it accepts. */
  answer: number;
  status: string;
  bytes: number;
}

const attempts = 3;

/** Presses "Send" as soon as there is such a button, and notes when what was there. */
function watch(): void {
  addEventListener("click", () => performance.mark("press"), { capture: true, once: true });
  new MutationObserver((_, observer) => {
    const form = document.querySelector<HTMLFormElement>("#console form");
    if (form && !performance.getEntriesByName("open").length) {
      performance.mark("open");
      form.requestSubmit();
    }
    const status = document.querySelector("#console-answer ~ [role=status] strong");
    if (!status) return;
    performance.mark("answer");
    Object.assign(window, { answered: status.textContent });
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true });
}

async function timeFirstAnswer(
  browser: Browser,
  line: Awaited<ReturnType<typeof openSlowLine>>,
  slug: string,
): Promise<FirstAnswer> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  line.setSlow(false);
  await page.goto(`${line.url}/docs/api/${slug}`);
  await untilHydrated(page);
  await untilIdle(page);
  await page.evaluate(watch);
  let bytes = 0;
  page.on("requestfinished", (request) => {
    void request.sizes().then(({ responseBodySize }) => (bytes += responseBodySize));
  });
  line.setSlow(true);
  const quick = await slowProcesses(browser);
  try {
    await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>("button")]
        .find(({ textContent }) => textContent?.trim() === "Try it")
        ?.click(),
    );
    await page.waitForFunction(() => performance.getEntriesByName("answer").length > 0, null, {
      timeout: 120_000,
      polling: 100,
    });
    const took = await page.evaluate(() => {
      const at = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? NaN;
      return {
        open: Math.round(at("open") - at("press")),
        answer: Math.round(at("answer") - at("press")),
        status: String((window as unknown as { answered: string }).answered),
      };
    });
    return { ...took, bytes };
  } finally {
    quick();
    await context.close();
  }
}

/** The first answer of the mock to some operations on a slow phone, with nothing loaded before: the median of each. */
export async function measureFirstAnswers(
  browser: Browser,
  origin: string,
  slugs: readonly string[],
): Promise<Record<string, FirstAnswer>> {
  const line = await openSlowLine(origin);
  const measured: Record<string, FirstAnswer> = {};
  try {
    for (const slug of slugs) {
      const tries: FirstAnswer[] = [];
      for (let attempt = 0; attempt < attempts; attempt++)
        tries.push(await timeFirstAnswer(browser, line, slug));
      tries.sort((a, b) => a.answer - b.answer);
      measured[slug] = tries[tries.length >> 1]!;
    }
  } finally {
    await line.close();
  }
  return measured;
}

/** The times as a table. */
export function firstAnswerTable(measured: Record<string, FirstAnswer>): string {
  return table([
    ["CPU ÷ 4, 1.6 Mbit/s, 150 ms: from “Try it”", "form (ms)", "answer (ms)", "status"],
    ...Object.entries(measured).map(([slug, { open, answer, status }]) => [
      slug,
      String(open),
      String(answer),
      status,
    ]),
  ]);
}
