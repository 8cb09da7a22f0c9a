/** 1-based line of a key in the YAML of a file: of an entry, or of a key of front matter. */
export function lineOfKey(yaml: string, key: string): number | undefined {
  const escaped = key.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const index = yaml.split(/\r?\n/).findIndex((line) => {
    return new RegExp(`^(["']?)${escaped}\\1\\s*:`).test(line);
  });
  return index < 0 ? undefined : index + 1;
}
