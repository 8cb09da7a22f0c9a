import { run } from "./run";

declare const MCP_VERSION: string;

void run(process.argv.slice(2), undefined, MCP_VERSION);
