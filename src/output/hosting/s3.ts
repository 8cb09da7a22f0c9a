import { homesOf, type HostRules } from "./host-rules";
import { cacheControl } from "./policy";
import { companionEndings, hashedEndings, hashedFolder } from "../../config/addresses/file-kinds";

const flags = (name: string, patterns: readonly string[]) =>
  patterns.map((pattern) => `--${name} "${pattern}"`).join(" ");

/** For a POSIX shell and the AWS CLI. The order never leaves a page without its files; hashed files are never deleted. */
export function s3Commands(rules: HostRules): string {
  const below = homesOf(rules).map((home) => home.slice(rules.prefix.length + 1));
  const hashed = [
    ...below.map((home) => `${home && `${home}/`}${hashedFolder.slice(1)}*`),
    ...hashedEndings.flatMap((ending) =>
      ["", ...companionEndings].map((more) => `*.${ending}${more}`),
    ),
  ];
  const notes = '--exclude ".retired-files.json"';
  const sync = (...more: string[]) => `aws s3 sync "$from" "$to" ${more.join(" ")}`;
  const asked = `--cache-control "${cacheControl.revalidate}"`;
  return `#!/bin/sh
# Written by the build from src/output/hosting; a change here is lost.
# BUCKET=… DISTRIBUTION=… sh deploy/generated/s3-sync.sh DIR, after: npm run deploy:dir -- DIR --form html --plain
set -eu
from=$1
to="s3://$BUCKET${rules.prefix}"
${sync('--exclude "*"', flags("include", hashed), `--cache-control "${cacheControl.forever}"`)}
${sync('--exclude "*.html" --exclude "*.ts"', flags("exclude", hashed), notes, asked)}
${sync('--exclude "*" --include "*.ts"', flags("exclude", hashed), asked, '--content-type "text/plain; charset=utf-8"')}
${sync('--exclude "*" --include "*.html"', flags("exclude", hashed), asked, '--content-type "text/html; charset=utf-8"')}
${sync(flags("exclude", hashed), notes, "--delete")}
aws cloudfront create-invalidation --distribution-id "$DISTRIBUTION" --paths "${rules.prefix}/*"
`;
}
