import { createRoot, type Root } from "react-dom/client";
import type { ConsoleFile } from "../../../browser/console/console-file";
import { readConsoleFile } from "../../../browser/console/request/console-operation";
import type { CompiledValidators } from "../../../openapi/validation/run-validators";
import { CrashBoundary } from "../../crash/CrashBoundary";
import { Console } from "./Console";

interface Opened {
  root: Root;
  host: HTMLElement;
  opener: HTMLElement;
}

let opened: Opened | undefined;

function closeConsole(): void {
  if (!opened) return;
  const { root, host, opener } = opened;
  opened = undefined;
  root.unmount();
  host.remove();
  if (opener.isConnected) opener.focus({ preventScroll: true });
}

/** Shows the console of an operation. */
export function openConsole(
  file: ConsoleFile,
  validators: CompiledValidators,
  opener: HTMLElement,
): void {
  closeConsole();
  const host = document.createElement("div");
  host.id = "console";
  document.body.append(host);
  const root = createRoot(host);
  const giveUp = (error: unknown) => {
    console.error("The console cannot be shown", error);
    closeConsole();
  };
  opened = { root, host, opener };
  root.render(
    <CrashBoundary onCrash={giveUp}>
      <Console of={readConsoleFile(file, validators)} onClose={closeConsole} />
    </CrashBoundary>,
  );
}
