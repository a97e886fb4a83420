/**
 * Writes the `paths` section of `openapi/openapi.yaml` from the keys of `openapi/paths/*.yaml`, so
 * that adding an operation means editing one file. With `--check` it only says whether it is current.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseYaml } from '@redocly/openapi-core';

const ROOT = 'openapi/openapi.yaml';
const FOLDER = 'openapi/paths';

function pathLines(): string[] {
  const lines: string[] = [];
  for (const file of readdirSync(FOLDER).sort()) {
    const document: unknown = parseYaml(readFileSync(`${FOLDER}/${file}`, 'utf8'));
    if (typeof document !== 'object' || document === null) continue;
    for (const path of Object.keys(document)) {
      if (!path.startsWith('/')) continue;
      const pointer = path.replaceAll('~', '~0').replaceAll('/', '~1');
      lines.push(`  ${path}:`, `    $ref: "paths/${file}#/${pointer}"`);
    }
  }
  return lines;
}

const before = readFileSync(ROOT, 'utf8');
const section = /^paths:\n(?: {2,}.*\n)*/m;
if (!section.test(before)) {
  console.error(`${ROOT} has no 'paths:' section to fill; add the line 'paths:'.`);
  process.exit(2);
}
const after = before.replace(section, () => `paths:\n${pathLines().join('\n')}\n`);
if (after !== before) {
  if (process.argv.includes('--check')) {
    console.error(`${ROOT} does not list the path files; run: npm run contract:paths`);
    process.exit(1);
  }
  writeFileSync(ROOT, after);
}
console.log(`${pathLines().length / 2} paths in ${ROOT}`);
