import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseYaml } from '@redocly/openapi-core';
import { BundleError } from '../../../openapi/model/bundle.ts';

const ROOT = 'openapi/openapi.yaml';
const FOLDER = 'openapi/paths';
const SECTION = /^paths:\n(?: {2,}.*\n)*/m;

function pathsIn(file: string): string[] {
  try {
    const document: unknown = parseYaml(readFileSync(file, 'utf8'));
    const keys = typeof document === 'object' && document !== null ? Object.keys(document) : [];
    return keys.filter((key) => key.startsWith('/'));
  } catch (cause) {
    throw new BundleError(`${file}: ${cause instanceof Error ? cause.message : cause}`, { cause });
  }
}

function pathLines(): string[] {
  return readdirSync(FOLDER)
    .sort()
    .flatMap((file) =>
      pathsIn(`${FOLDER}/${file}`).map((path) => {
        const pointer = path.replaceAll('~', '~0').replaceAll('/', '~1');
        return `  ${path}:
    $ref: "paths/${file}#/${pointer}"
`;
      }),
    );
}

/** The contract's root as it stands, and with a `paths` section that lists every path file. */
function roots(): { present: string; wanted: string } {
  const present = readFileSync(ROOT, 'utf8');
  if (!SECTION.test(present))
    throw new BundleError(`${ROOT} has no section 'paths:' to fill; add one.`);
  return { present, wanted: present.replace(SECTION, () => `paths:\n${pathLines().join('')}`) };
}

/**
 * Writes the `paths` section of the root, so that adding an operation means editing one file.
 * Throws BundleError when a path file is no YAML.
 */
export function updatePathIndex(): void {
  const { present, wanted } = roots();
  if (present !== wanted) writeFileSync(ROOT, wanted);
}

/** Whether the root lists what the path files hold. */
export function pathIndexIsCurrent(): boolean {
  const { present, wanted } = roots();
  return present === wanted;
}
