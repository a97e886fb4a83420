import type { Contract, Direction } from '../../contract.ts';
import type { Observation } from '../../finding.ts';
import { isExtension } from '../../lib/extension.ts';
import { isObject, type Json, type JsonObject } from '../../lib/json.ts';
import { canonicalMediaType, covers, essenceOf } from '../../lib/media-type.ts';
import { join } from '../../lib/pointer.ts';
import { viewerOf } from '../../schemas/accepted/view.ts';
import { PARTY } from '../../schemas/judge.ts';
import type { ContentJudge, Context } from '../rule.ts';
import { saysNothing, withBinary, withBinaryParts } from './binary.ts';
import { describedAt } from './described.ts';
import { judgeEncoding } from './encoding.ts';
import { judgeXml } from './xml.ts';

/** What is said of a body in each media type. */
export const judgeContent: ContentJudge = (contents, direction, context, isChosenByService) => {
  const [base, revision] = contents.places;
  const [before, after] = [membersOf(contents.base), membersOf(contents.revision)];
  const found: Observation[] = [];
  // Whoever was ready for a range was ready for all that it has.
  const wasAnnounced = (type: string) => rangesOf(type, before).some(([range]) => after.has(range));
  // For what callers send, a range that takes it will do.
  const partnerOf = (type: string) =>
    direction === 'request' || wasAnnounced(type) ? heldBy(type, after) : after.get(type);
  const gone = [...before.keys()].filter((type) => !partnerOf(type));
  const come = [...after.keys()].filter(
    (type) => !before.has(type) && rangesOf(type, before).length === 0,
  );
  const breaks = [PARTY[direction]];
  const removed = {
    rule: 'media-type-removed',
    level: 'breaking' as const,
    side: 'base' as const,
    breaks,
  };
  if (gone.length > 0 && after.size === 0) {
    const pointer = join(base, 'content');
    found.push({ ...removed, pointer, message: 'All media types were removed.' });
  } else {
    for (const type of gone) {
      const written = before.get(type)?.written ?? type;
      const pointer = join(base, 'content', written);
      // Whoever takes them all misses none that the service no longer chooses.
      const unused = isChosenByService && ({ rule: 'media-type-unused', level: 'other' } as const);
      const message = `Media type \`${written}\` was removed.`;
      found.push({ ...removed, ...unused, pointer, message });
    }
  }
  const isFirst = direction === 'request' && before.size === 0 && come.length > 0;
  if (isFirst && come.every((type) => mustHold(context.revision, after.get(type), revision))) {
    const message = 'A body that could hold nothing must follow a schema now.';
    const pointer = join(revision, 'content');
    const covers = () =>
      describedAt(context.revision, { content: contents.revision ?? null }, revision);
    const told = { rule: 'body-schema-added', level: 'breaking' as const, message, covers };
    return [{ ...told, side: 'revision', pointer, breaks }];
  }
  for (const type of come) {
    const written = after.get(type)?.written ?? type;
    // What the service may send from now on was promised to nobody.
    const isBreaking = isChosenByService === true && before.size > 0;
    found.push({
      rule: 'media-type-added',
      level: isBreaking ? 'breaking' : 'addition',
      side: 'revision',
      pointer: join(revision, 'content', written),
      message: `Media type \`${written}\` was added.`,
      covers: () =>
        describedAt(
          context.revision,
          after.get(type)?.media ?? {},
          join(revision, 'content', written),
        ),
      breaks,
    });
  }
  for (const type of new Set([...before.keys(), ...after.keys()])) {
    // What a range said of a type holds for it until the type is described itself.
    const left = heldBy(type, before);
    const right = partnerOf(type);
    if (!left || !right) continue;
    const places = [
      join(base, 'content', left.written),
      join(revision, 'content', right.written),
    ] as const;
    const [was, is] = asFiles(type, left.media, right.media, context);
    const covers = () => describedAt(context.revision, is, places[1]);
    const presence = judgeSchemaPresence(was, is, places[1], direction);
    found.push(...presence.map((each) => ({ ...each, covers })));
    if (was.schema !== undefined && is.schema !== undefined) {
      const one = { value: was.schema, pointer: join(places[0], 'schema') };
      const other = { value: is.schema, pointer: join(places[1], 'schema') };
      found.push(...context.judgeSchemas(one, other, direction));
    }
    if (/[/+]xml$/.test(essenceOf(type))) {
      const one = { schema: was.schema, pointer: join(places[0], 'schema') };
      const other = { schema: is.schema, pointer: join(places[1], 'schema') };
      found.push(...judgeXml(one, other, direction, context));
    }
    if (/^(multipart\/|application\/x-www-form-urlencoded)/.test(type)) {
      found.push(...judgeEncoding(type, [was, is], places, direction, context, judgeContent));
    }
  }
  return found;
};

/** Both media, with parts of a form that nothing is said of called files where the other contract calls them so. */
function asFiles(
  type: string,
  before: JsonObject,
  after: JsonObject,
  { base, revision }: Context,
): [JsonObject, JsonObject] {
  if (!type.startsWith('multipart/')) return [before, after];
  const versionOf = ({ source }: Contract) => source.document.openapi;
  return [
    withBinaryParts(before, after, versionOf(base)),
    withBinaryParts(after, before, versionOf(revision)),
  ];
}

/** Whether what is sent in a media type is more than nothing: no object would do that has no property. */
function mustHold(contract: Contract, member: Member | undefined, place: string): boolean {
  if (member?.media.schema === undefined) return false;
  const pointer = join(place, 'content', member.written, 'schema');
  const { shapes } = viewerOf(contract).view([{ value: member.media.schema, pointer }]);
  return !(shapes.get('object') ?? []).some(
    ({ required, sizes }) => required.size === 0 && !sizes.minProperties,
  );
}

interface Member {
  written: string;
  media: JsonObject;
}

function membersOf(content: Json | undefined): Map<string, Member> {
  const entries = Object.entries(isObject(content) ? content : {})
    .filter(([name, value]) => !isExtension(name, value, { isMap: true }))
    .map(([written, value]): [string, Member] => [
      canonicalMediaType(written),
      { written, media: withBinary(written, isObject(value) ? value : {}) },
    ]);
  return new Map(entries);
}

/** The ranges that have a type, the narrowest first. */
function rangesOf(type: string, members: Map<string, Member>): [string, Member][] {
  return [...members]
    .filter(([range]) => range !== type && covers(range, type))
    .sort(([one], [other]) => other.length - one.length);
}

/** What is said of a type: by itself, else by the narrowest range that has it. */
function heldBy(type: string, members: Map<string, Member>): Member | undefined {
  const [narrowest] = rangesOf(type, members);
  return members.get(type) ?? narrowest?.[1];
}

// Without a schema anything goes: good to send, nothing to rely on when reading.
function judgeSchemaPresence(
  before: JsonObject,
  after: JsonObject,
  place: string,
  direction: Direction,
): Observation[] {
  const [had, has] = [before.schema !== undefined, after.schema !== undefined];
  // A schema that says nothing is none.
  if (had === has || saysNothing(before.schema ?? after.schema)) return [];
  const isBreaking = direction === 'request' ? has : had;
  const common = { side: 'revision' as const, breaks: [PARTY[direction]] };
  if (!isBreaking) {
    const note = `\`schema\` was ${has ? 'added' : 'removed'}.`;
    const rule = has ? 'schema-added' : 'schema-removed';
    const level = has ? 'addition' : 'other';
    return [{ ...common, rule, level, pointer: join(place, 'schema'), message: note }];
  }
  const rule = has ? 'body-schema-added' : 'body-schema-removed';
  const message = has
    ? 'The body must follow a schema now.'
    : 'The body follows no schema any more.';
  return [{ ...common, rule, level: 'breaking', pointer: place, message }];
}
