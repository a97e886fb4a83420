import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join as joinPath } from 'node:path';
import { runRedocly } from '../../lib/redocly.ts';
import { InputError, messageOf } from '../lib/input-error.ts';
import { isObject, type Json, type JsonObject, listAt, objectAt } from '../lib/json.ts';
import { join, keysOf, valueAt } from '../lib/pointer.ts';
import { componentOf } from '../lib/references.ts';
import {
  CANARY_BASE,
  CANARY_PATH,
  CANARY_REVISION,
  CANARY_RULES,
  CANARY_SCHEME,
  CANARY_SCHEME_BASE,
  CANARY_SCHEME_REVISION,
} from './canary.ts';

interface EngineVerdict {
  rule: string;
  isBreaking: boolean;
  message: string;
}

export interface EngineChange {
  /** OpenAPI's name of what changed: `Schema`, `Parameter`, … */
  type: string;
  kind: 'added' | 'removed' | 'modified';
  impact: 'major' | 'minor' | 'patch';
  /** The changed thing, in the document of `side`. */
  pointer: string;
  side: 'base' | 'revision';
  /** The changed thing in either document, as far as it stands there. */
  places: string[];
  /** The keyword, when the thing was modified. */
  property?: string;
  before?: Json;
  after?: Json;
  verdicts: EngineVerdict[];
}

// Independent of any redocly.yaml nearby: one that lacks this ruleset makes every change pass.
const CONFIGURATION = 'extends:\n  - diff-recommended\n';

// Long enough that no other name looks like one that ends in it; the report is read without it.
const REVISION_ONLY_SUFFIX = '-only-in-the-revision'.repeat(20);

/**
 * What `redocly diff` says about two normalised, aligned documents. Throws InputError when it
 * cannot run or when it overlooks the canary.
 */
export async function runEngine(
  base: JsonObject,
  revision: JsonObject,
  configuration = CONFIGURATION,
): Promise<EngineChange[]> {
  const folder = mkdtempSync(joinPath(tmpdir(), 'contract-diff-'));
  const file = (name: string) => joinPath(folder, name);
  try {
    writeFileSync(file('redocly.yaml'), configuration);
    writeFileSync(file('base.json'), withCanary(base, CANARY_BASE, CANARY_SCHEME_BASE));
    writeFileSync(
      file('revision.json'),
      withCanary(renameRevisionOnly(revision, base), CANARY_REVISION, CANARY_SCHEME_REVISION),
    );
    const run = await runRedocly(
      [
        'diff',
        'base.json',
        'revision.json',
        '--config=redocly.yaml',
        '--format=json',
        '--output=report.json',
      ],
      folder,
    );
    const changes = readReport(file('report.json'), run.stderr);
    assertAlive(changes.filter(isCanary));
    return changes.filter((change) => !isCanary(change));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function withCanary(document: JsonObject, item: JsonObject, scheme: JsonObject): string {
  const components = objectAt(document, 'components') ?? {};
  const { servers: _, ...rest } = withoutExtensions(document);
  const whole = {
    ...rest,
    components: {
      ...components,
      securitySchemes: { ...objectAt(components, 'securitySchemes'), [CANARY_SCHEME]: scheme },
    },
    paths: { ...objectAt(document, 'paths'), [CANARY_PATH]: item },
  };
  return JSON.stringify(whole, withoutJudgedElsewhere);
}

// Judged by rules of our own (access, error codes, schemas); here they would only be noise.
function withoutJudgedElsewhere(key: string, value: unknown): unknown {
  const isDiscriminator = key === 'discriminator' && isObject(value) && 'propertyName' in value;
  return key === 'x-access' || key === 'x-error-codes' || isDiscriminator ? undefined : value;
}

// The engine pairs components whose names look alike: a new one must not pass for an old one.
function renameRevisionOnly(revision: JsonObject, base: JsonObject): JsonObject {
  const known = (pointer: string) => valueAt(base, pointer) !== undefined;
  const renamed = renameReferences(revision, known);
  const kinds = Object.entries(objectAt(renamed, 'components') ?? {}).map(([kind, members]) => {
    if (!isObject(members) || kind === 'securitySchemes') return [kind, members];
    const names = Object.entries(members).map(([name, member]) => [
      known(join('#', 'components', kind, name)) ? name : name + REVISION_ONLY_SUFFIX,
      member,
    ]);
    return [kind, Object.fromEntries(names)];
  });
  return { ...renamed, components: Object.fromEntries(kinds) };
}

function renameReferences(value: JsonObject, known: (pointer: string) => boolean): JsonObject {
  const rename = (item: Json): Json => {
    if (Array.isArray(item)) return item.map(rename);
    if (!isObject(item)) return item;
    const target = item.$ref;
    if (typeof target === 'string' && componentOf(target) === target && !known(target)) {
      return { $ref: target + REVISION_ONLY_SUFFIX };
    }
    return Object.fromEntries(Object.entries(item).map(([key, inner]) => [key, rename(inner)]));
  };
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, rename(inner)]));
}

function withoutExtensions(document: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(document).filter(([key]) => !key.startsWith('x-')));
}

function readReport(path: string, stderr: string): EngineChange[] {
  let report: unknown;
  try {
    report = JSON.parse(readFileSync(path, 'utf8').replaceAll(REVISION_ONLY_SUFFIX, ''));
  } catch (cause) {
    throw new InputError(`redocly diff gave no report: ${stderr.trim() || messageOf(cause)}`, {
      cause,
    });
  }
  if (!isObject(report) || !Array.isArray(report.changes)) {
    throw new InputError('redocly diff gave a report of an unknown form. Check its version.');
  }
  return report.changes.map(readChange);
}

function readChange(change: Json): EngineChange {
  const { kind, impact, typeName, property } = isObject(change) ? change : {};
  const before = isObject(change) ? objectAt(change, 'base') : undefined;
  const after = isObject(change) ? objectAt(change, 'revision') : undefined;
  const place = after ?? before;
  const isKnown = kind === 'added' || kind === 'removed' || kind === 'modified';
  const isRated = impact === 'major' || impact === 'minor' || impact === 'patch';
  if (!isObject(change) || !isKnown || !isRated || typeof place?.pointer !== 'string') {
    throw new InputError('redocly diff reported a change of an unknown form. Check its version.');
  }
  const name = typeof property === 'string' ? property : undefined;
  const places = [after, before].flatMap((each) => (each ? [ownerOf(each, name)] : []));
  return {
    type: String(typeName),
    kind,
    impact,
    pointer: places[0] ?? '#',
    places,
    side: after ? 'revision' : 'base',
    property: name,
    before: before?.value,
    after: after?.value,
    verdicts: listAt(change, 'verdicts')
      .filter(isObject)
      .map((verdict) => ({
        rule: String(verdict.ruleId),
        isBreaking: verdict.impact === 'major',
        message: String(verdict.message),
      })),
  };
}

// The engine points at the keyword where it stands and at its owner where it does not.
function ownerOf(place: JsonObject, keyword: string | undefined): string {
  const pointer = String(place.pointer);
  const isKeyword = keyword !== undefined && keyword !== 'key' && place.value !== undefined;
  return isKeyword ? pointer.slice(0, pointer.lastIndexOf('/')) : pointer;
}

function isCanary({ pointer }: EngineChange): boolean {
  const keys = keysOf(pointer);
  return keys[1] === CANARY_PATH || keys[2] === CANARY_SCHEME;
}

function assertAlive(changes: EngineChange[]): void {
  const verdicts = changes.flatMap((change) => change.verdicts);
  const heard = verdicts.filter(({ isBreaking }) => isBreaking).map(({ rule }) => rule);
  const missed = CANARY_RULES.filter((rule) => !heard.includes(rule));
  if (missed.length > 0) {
    throw new InputError(
      `redocly diff overlooked a change known to break (${missed.join(', ')}), so its silence ` +
        'proves nothing. Check the installed version of @redocly/cli and run npm ci.',
    );
  }
}
