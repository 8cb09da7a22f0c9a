let mockFile: string | undefined;

/** Hands the name of the mock's file on to other parts of the build. */
export function keepMockFile(name: string | undefined): void {
  mockFile = name;
}

/** Name of the mock's file; undefined where there is no mock. */
export const keptMockFile = (): string | undefined => mockFile;
