import { text } from "../../i18n/text";
import type { ConsoleFile } from "../../console/files/console-files";
import { importValidators } from "../../console/files/import-validators";
import { referenceAddress } from "../../console/files/reference-address";
import { validatorsOf } from "../../console/files/validators-of";
import { fetchReferenceFile } from "../reference/files";

const code = () => import("../../components/console/open-console");

/** Opens the console that a button stands for; says so at the button when it cannot be loaded. */
export async function showConsole(button: HTMLElement): Promise<void> {
  if (button.ariaBusy) return;
  button.ariaBusy = "true";
  try {
    const name = button.dataset.console ?? "";
    const [{ openConsole }, file, validators] = await Promise.all([
      code(),
      fetchReferenceFile<ConsoleFile>(name),
      importValidators(referenceAddress(validatorsOf(name))),
    ]);
    button.textContent = text.tryIt;
    if (button.isConnected) openConsole(file, validators, button);
  } catch (error) {
    console.warn("The console could not be loaded", error);
    button.textContent = text.retry;
  } finally {
    button.ariaBusy = null;
  }
}
