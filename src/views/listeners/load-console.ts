import { text } from "../../i18n/text";
import type { ConsoleFile } from "../../browser/console/console-file";
import { loadMockWorker } from "../../browser/console/worker/mock-worker-ahead";
import { importValidators } from "../../browser/console/import-validators";
import { referenceAddress } from "../../browser/reference/reference-address";
import { validatorsOf } from "../../browser/console/validators-of";
import { hideFailed, showFailed } from "../../browser/failed-button";
import { savesData } from "../../browser/connection/connection";
import { loadOrRenew } from "../../browser/navigation/load-or-renew";
import { fetchReferenceFile } from "../../browser/reference/files";
import { whileBusy } from "../../browser/while-busy";

const code = () => import("../components/console/open-console");

/** Puts files of the mock into the browser's cache while the console's code is on its way: the worker asks for the same. */
function fetchAhead(files: readonly string[]): void {
  if (savesData()) return;
  for (const file of files)
    fetch(referenceAddress(file))
      .then((response) => response.arrayBuffer())
      .catch(() => undefined);
}

/**
 * What the console needs to know about its operation. The mock's files follow its code on a slow line: they are of no use
 * before the worker runs.
 */
async function consoleFile(name: string): Promise<ConsoleFile> {
  const file = await fetchReferenceFile<ConsoleFile>(name);
  fetchAhead([file.mock, ...file.parts]);
  return file;
}

/** Opens the console of a button, which says so if that fails. */
export const showConsole = (button: HTMLElement): Promise<void> =>
  whileBusy(button, async () => {
    try {
      const name = button.dataset.console ?? "";
      const compiled = referenceAddress(validatorsOf(name));
      const load = () => Promise.all([code(), consoleFile(name), importValidators(compiled)]);
      const loading = loadOrRenew(load, [referenceAddress(name), compiled]);
      // After the form's files, which come first on a slow line.
      if (!savesData()) loadMockWorker();
      const [{ openConsole }, file, validators] = await loading;
      hideFailed(button, text.tryIt);
      if (button.isConnected) openConsole(file, validators, button);
    } catch (error) {
      console.warn("The console could not be loaded", error);
      showFailed(button);
    }
  });
