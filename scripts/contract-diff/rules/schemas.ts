import type { SchemaPair } from '../align/schema-pairs.ts';
import type { Direction } from '../contract.ts';
import type { Observation, Party } from '../finding.ts';
import { type Json, type JsonObject, objectAt, sameJson } from '../lib/json.ts';
import { join } from '../lib/pointer.ts';

const PARTY: Record<Direction, Party[]> = { request: ['callers'], response: ['readers'] };

/** What the engine does not look at in a pair of schemas. */
export function judgeSchema(pair: SchemaPair): Observation[] {
  return [
    ...judgeDefault(pair),
    ...judgeDiscriminator(pair),
    ...judgeVisibility(pair),
    ...judgeRequestProperties(pair),
  ];
}

// A new default promises what was open before; another one, or none, breaks a promise.
function judgeDefault({ base, revision, pointer, direction }: SchemaPair): Observation[] {
  if (base.default === undefined || sameJson(base.default, revision.default)) return [];
  return [
    {
      rule: 'default-changed',
      level: 'breaking',
      side: 'revision',
      pointer: join(pointer, 'default'),
      breaks: PARTY[direction],
      message:
        revision.default === undefined
          ? `The default ${JSON.stringify(base.default)} was removed.`
          : `The default changed from ${JSON.stringify(base.default)} to ${JSON.stringify(revision.default)}.`,
      before: base.default,
      after: revision.default,
    },
  ];
}

function judgeDiscriminator({ base, revision, pointer, direction }: SchemaPair): Observation[] {
  const before = objectAt(base, 'discriminator');
  const after = objectAt(revision, 'discriminator');
  const place = { side: 'revision' as const, pointer: join(pointer, 'discriminator') };
  if (!before) {
    const message = `Discriminator \`${after?.propertyName}\` was added.`;
    return after ? [{ ...place, rule: 'discriminator-added', level: 'other', message }] : [];
  }
  const report = (message: string): Observation => ({
    ...place,
    rule: 'discriminator-changed',
    level: 'breaking',
    breaks: PARTY[direction],
    message,
    before,
    after,
  });
  if (!after) return [report(`Discriminator \`${before.propertyName}\` was removed.`)];
  if (before.propertyName !== after.propertyName) {
    return [
      report(
        `The discriminator moved from \`${before.propertyName}\` to \`${after.propertyName}\`.`,
      ),
    ];
  }
  const [mapped, mapping] = [objectAt(before, 'mapping') ?? {}, objectAt(after, 'mapping') ?? {}];
  // A target under a new name is a renamed component; one that another value took over is not.
  const lost = Object.keys(mapped).filter((value) => {
    const target = mapped[value] ?? '';
    const isTaken = Object.values(mapping).includes(target);
    return mapping[value] === undefined || (mapping[value] !== target && isTaken);
  });
  return lost.map((value) =>
    report(`Discriminator value \`${value}\` no longer means \`${mapped[value]}\`.`),
  );
}

// What becomes read-only can no longer be sent; what becomes write-only can no longer be read.
function judgeVisibility({ base, revision, pointer, direction }: SchemaPair): Observation[] {
  const key = direction === 'request' ? 'readOnly' : 'writeOnly';
  if (base[key] === true || revision[key] !== true) return [];
  return [
    {
      rule: direction === 'request' ? 'property-became-read-only' : 'property-became-write-only',
      level: 'breaking',
      side: 'revision',
      pointer: join(pointer, key),
      breaks: PARTY[direction],
      message: `It became ${direction === 'request' ? 'read-only' : 'write-only'}.`,
    },
  ];
}

// The engine minds a lost request property only where the schema forbids unknown ones.
function judgeRequestProperties(pair: SchemaPair): Observation[] {
  if (pair.direction !== 'request') return [];
  const before = objectAt(pair.base, 'properties') ?? {};
  return Object.entries(before)
    .filter(([name, schema]) => !declares(pair.revision, name) && !isReadOnly(schema))
    .map(([name]) => ({
      rule: 'property-removed',
      level: 'breaking',
      side: 'base',
      pointer: join(pair.basePointer, 'properties', name),
      breaks: ['callers'],
      message: `Property \`${name}\` can no longer be sent.`,
    }));
}

function declares(schema: JsonObject, name: string): boolean {
  return objectAt(schema, 'properties')?.[name] !== undefined;
}

function isReadOnly(schema: Json): boolean {
  return (
    typeof schema === 'object' &&
    schema !== null &&
    !Array.isArray(schema) &&
    schema.readOnly === true
  );
}
