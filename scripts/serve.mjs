import { parseArgs } from "node:util";
import { serveSite } from "./serve/listen.mjs";

const { values } = parseArgs({ options: { dir: { type: "string" }, port: { type: "string" } } });
await serveSite({ dir: values.dir, port: values.port ? Number(values.port) : undefined });
