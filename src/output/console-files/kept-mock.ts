import { processWide } from "../../content/markdown/process-wide";

const kept = () => processWide("mock-file", (): { name?: string } => ({}));

/** Hands the name of the mock's file on to other parts of the build. */
export function keepMockFile(name: string | undefined): void {
  kept().name = name;
}

/** Name of the mock's file; undefined where there is no mock. */
export const keptMockFile = (): string | undefined => kept().name;
