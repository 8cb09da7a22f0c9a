import { text } from "../../i18n/text";
import type { ConsoleFile } from "../../browser/console/console-file";
import { importValidators } from "../../browser/console/import-validators";
import { referenceAddress } from "../../browser/reference/reference-address";
import { validatorsOf } from "../../browser/console/validators-of";
import { hideFailed, showFailed } from "../../browser/failed-button";
import { loadOrRenew } from "../../browser/navigation/load-or-renew";
import { fetchReferenceFile } from "../../browser/reference/files";
import { whileBusy } from "../../browser/while-busy";

const code = () => import("../components/console/open-console");

/** Opens the console of a button, which says so if that fails. */
export const showConsole = (button: HTMLElement): Promise<void> =>
  whileBusy(button, async () => {
    try {
      const name = button.dataset.console ?? "";
      const compiled = referenceAddress(validatorsOf(name));
      const load = () =>
        Promise.all([code(), fetchReferenceFile<ConsoleFile>(name), importValidators(compiled)]);
      const [{ openConsole }, file, validators] = await loadOrRenew(load, [
        referenceAddress(name),
        compiled,
      ]);
      hideFailed(button, text.tryIt);
      if (button.isConnected) openConsole(file, validators, button);
    } catch (error) {
      console.warn("The console could not be loaded", error);
      showFailed(button);
    }
  });
