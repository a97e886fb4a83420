import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join as joinPath, relative, resolve as resolvePath } from 'node:path';
import { runRedocly } from '../../lib/redocly.ts';
import type { Source } from '../contract.ts';
import { InputError } from '../lib/input-error.ts';
import { isObject, type JsonObject } from '../lib/json.ts';
import { resolve, valueAt } from '../lib/pointer.ts';
import { withPlaces } from '../lib/schema-names.ts';
import { parseText, readText, references } from './document.ts';
import { withFilesAlone } from './files.ts';
import { assertRevision, checkOutAround, fileAtRevision } from './git.ts';

/**
 * Reads a contract from a file, a git revision (`defaultPath` at that revision) or `REVISION:PATH`,
 * bundling it when it spreads over several files. Throws InputError for whatever is no contract.
 */
export async function loadContract(
  name: string,
  defaultPath: string,
  cwd = process.cwd(),
): Promise<Source> {
  const file = resolvePath(cwd, name);
  if (existsSync(file) && statSync(file).isFile()) return loadFile(file, name, cwd);
  if (looksLikeFile(name)) {
    throw new InputError(`${name} does not exist. Name an existing file or a git revision.`);
  }
  const colon = name.indexOf(':');
  const revision = colon < 0 ? name : name.slice(0, colon);
  const path = colon < 0 ? defaultPath : name.slice(colon + 1);
  assertRevision(revision, cwd);
  const text = fileAtRevision(revision, path, cwd);
  const document = parseText(text, name);
  if (!hasForeignReference(document)) return validated({ label: name, text, document });
  const folder = mkdtempSync(joinPath(tmpdir(), 'contract-at-'));
  try {
    checkOutAround(revision, path, cwd, folder);
    return validated({ label: name, document: await bundle(joinPath(folder, path), name) });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function loadFile(file: string, name: string, cwd: string): Promise<Source> {
  const text = readText(file, name);
  const document = parseText(text, name);
  const label = relative(cwd, file) || name;
  if (!hasForeignReference(document)) return validated({ label, file: label, text, document });
  return validated({ label, document: await bundle(file, name) });
}

// Without this, a mistyped file name would be reported as an unknown revision.
function looksLikeFile(name: string): boolean {
  return /\.(json|ya?ml)$/.test(name) && !name.includes(':');
}

async function bundle(file: string, name: string): Promise<JsonObject> {
  const folder = mkdtempSync(joinPath(tmpdir(), 'contract-bundle-'));
  try {
    const target = joinPath(folder, 'bundle.json');
    const entry = withFilesAlone(file, joinPath(folder, 'files')) ?? file;
    const run = await runRedocly(['bundle', entry, '--output', target], folder);
    if (run.exitCode !== 0 || !existsSync(target)) {
      throw new InputError(
        `${name} cannot be bundled into one document. ${problemsIn(run.stderr)}`,
      );
    }
    return parseText(readFileSync(target, 'utf8'), name);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What a bundler found, a line for each: where, and what; its advice is about options of its own. */
function problemsIn(stderr: string): string {
  const found = [...stderr.matchAll(/^\[\d+\] (.+)\n+(.+)$/gm)].map(
    ([, place, problem]) => `\n  ${place}: ${problem}`,
  );
  return found.length > 0 ? `Mend the references:${found.join('')}` : stderr.trim();
}

function validated(source: Source): Source {
  const { document, label } = source;
  if (document.swagger !== undefined) {
    throw new InputError(
      `${label} is not an OpenAPI 3.0 or 3.1 document but one of Swagger ${document.swagger}. Convert it first.`,
    );
  }
  const version = document.openapi;
  if (typeof version !== 'string' || !/^3\.[01]\./.test(version)) {
    throw new InputError(
      `${label} is not an OpenAPI 3.0 or 3.1 document: "openapi" is ${JSON.stringify(version) ?? 'missing'}.`,
    );
  }
  if (document.paths === undefined && isObject(document.webhooks)) {
    // OpenAPI 3.1 has contracts of webhooks alone.
    return validated({ ...source, document: { ...document, paths: {} } });
  }
  if (!isObject(document.paths)) {
    throw new InputError(`${label} has no "paths" object, so there is nothing to compare.`);
  }
  const placed = withPlaces(document);
  const targets = [...new Set(references(placed))];
  const lost = targets.filter((target) => valueAt(placed, target) === undefined);
  if (lost.length > 0) {
    throw new InputError(
      `${label} refers to what does not exist: ${lost.slice(0, 5).join(', ')}. Mend the references.`,
    );
  }
  // References that lead to references, and never to anything else.
  const circles = targets.filter(($ref) => resolve(placed, { $ref }, '#').value === undefined);
  if (circles.length > 0) {
    throw new InputError(
      `${label} refers to nothing but itself: ${circles.slice(0, 5).join(', ')}. Mend the references.`,
    );
  }
  return source;
}

function hasForeignReference(document: JsonObject): boolean {
  const isForeign = (target: string) => !target.startsWith('#');
  // What the document names itself is not foreign, though it looks so.
  return references(document).some(isForeign) && references(withPlaces(document)).some(isForeign);
}
