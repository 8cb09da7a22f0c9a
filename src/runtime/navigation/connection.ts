interface Connection {
  effectiveType?: string;
  saveData?: boolean;
}

/** True on a 2g connection, and where the reader asked to save data: nothing is loaded ahead of a click there. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return Boolean(connection?.saveData || connection?.effectiveType?.includes("2g"));
}
