import { existsSync, rmSync, statSync } from 'node:fs';
import { isAbsolute, join, relative, resolve as resolvePath } from 'node:path';
import type { Source } from '../contract.ts';
import { InputError, MOST_TOLD } from '../lib/input-error.ts';
import { isObject, type JsonObject } from '../lib/json.ts';
import { resolve, valueAt } from '../lib/pointer.ts';
import { withPlaces } from '../lib/schema-names.ts';
import { bundle, temporaryFolder } from './bundle.ts';
import { checkOut } from './checkout.ts';
import { parseText, readText, references } from './document.ts';
import { filesAt, nameOf, openRevision, placeOf, type Revision } from './git.ts';

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
  const revision = openRevision(colon < 0 ? name : name.slice(0, colon), cwd);
  return loadRevision(revision, colon < 0 ? defaultPath : name.slice(colon + 1), name);
}

async function loadRevision(revision: Revision, path: string, label: string): Promise<Source> {
  const place = placeOf(path, revision);
  const text = filesAt([place], revision).get(place)?.toString();
  if (text === undefined) {
    throw new InputError(
      `${path} does not exist at revision ${revision.name}. ` +
        'Name a revision that has it, or write REVISION:PATH.',
    );
  }
  const document = parseText(text, label);
  if (!hasForeignReference(document)) return validated({ label, text, document });
  const folder = temporaryFolder('contract-at-');
  try {
    checkOut(revision, place, folder);
    const names = (file: string) => nameOf(relative(folder, file), revision);
    return validated({
      label,
      document: await bundle(join(folder, place), { label, nameOf: names }),
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function loadFile(file: string, name: string, cwd: string): Promise<Source> {
  const text = readText(file, name);
  const document = parseText(text, name);
  const label = relative(cwd, file) || name;
  if (!hasForeignReference(document)) return validated({ label, file: label, text, document });
  const nameOf = (path: string) => (isAbsolute(name) ? path : relative(cwd, path));
  return validated({ label, document: await bundle(file, { label: name, nameOf }) });
}

// Without this, a mistyped file name would be reported as an unknown revision.
function looksLikeFile(name: string): boolean {
  return /\.(json|ya?ml)$/.test(name) && !name.includes(':');
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
      `${label} refers to what does not exist: ${lost.slice(0, MOST_TOLD).join(', ')}. Mend the references.`,
    );
  }
  // References that lead to references, and never to anything else.
  const circles = targets.filter(($ref) => resolve(placed, { $ref }, '#').value === undefined);
  if (circles.length > 0) {
    throw new InputError(
      `${label} refers to nothing but itself: ${circles.slice(0, MOST_TOLD).join(', ')}. Mend the references.`,
    );
  }
  return source;
}

function hasForeignReference(document: JsonObject): boolean {
  const isForeign = (target: string) => !target.startsWith('#');
  // What the document names itself is not foreign, though it looks so.
  return references(document).some(isForeign) && references(withPlaces(document)).some(isForeign);
}
