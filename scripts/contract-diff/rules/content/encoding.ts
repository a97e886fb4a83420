import type { Direction } from '../../contract.ts';
import type { Observation } from '../../finding.ts';
import {
  canonical,
  isObject,
  type Json,
  type JsonObject,
  objectAt,
  sameJson,
} from '../../lib/json.ts';
import { canonicalMediaType, covers } from '../../lib/media-type.ts';
import { join } from '../../lib/pointer.ts';
import type { Place } from '../../schemas/accepted/shape.ts';
import { type Viewer, viewerOf } from '../../schemas/accepted/view.ts';
import { PARTY } from '../../schemas/judge.ts';
import type { ContentJudge, Context } from '../rule.ts';
import { judgeHeaders } from './headers.ts';

/** How the parts of a form are written. */
export function judgeEncoding(
  before: JsonObject,
  after: JsonObject,
  [base, revision]: readonly [string, string],
  direction: Direction,
  context: Context,
  judgeContent: ContentJudge,
): Observation[] {
  const [parts, kept] = [objectAt(before, 'encoding') ?? {}, objectAt(after, 'encoding') ?? {}];
  const usual = {
    base: usualTypes(viewerOf(context.base), before.schema, base),
    revision: usualTypes(viewerOf(context.revision), after.schema, revision),
  };
  return Object.keys({ ...parts, ...kept }).flatMap((part): Observation[] => {
    const [one, other] = [objectAt(parts, part) ?? {}, objectAt(kept, part) ?? {}];
    const places = [join(base, 'encoding', part), join(revision, 'encoding', part)] as const;
    const headers = judgeHeaders(one, other, places, direction, context, judgeContent, { part });
    const [wanted, wants] = [typesOf(one, usual.base(part)), typesOf(other, usual.revision(part))];
    // A part that is gone altogether is told as a property.
    if (wanted.length === 0 || wants.length === 0) return headers;
    const [takes, gives] = direction === 'request' ? [wants, wanted] : [wanted, wants];
    const isKept = gives.every((type) => takes.some((range) => covers(range, type)));
    const isSame = wanted.join() === wants.join();
    const written = (said: JsonObject) =>
      ['style', 'explode', 'allowReserved'].map((key) => saidOf(said, key) ?? null);
    const isWritten = sameJson(written(one), written(other));
    if (isSame && isWritten) return headers;
    // Whoever takes reserved letters as they are takes them encoded as well.
    const takesBoth =
      direction === 'request' && sameJson(written({ ...one, allowReserved: true }), written(other));
    const isBreaking = !isKept || !(isWritten || takesBoth);
    return [
      ...headers,
      {
        rule: isBreaking ? 'encoding-changed' : 'encoding-modified',
        level: isBreaking ? 'breaking' : 'addition',
        side: 'revision',
        pointer: places[1],
        breaks: [PARTY[direction]],
        message: `The encoding of part \`${part}\` changed.`,
        covers: () => canonical([wanted, written(one), wants, written(other)]),
        before: parts[part],
        after: kept[part],
      },
    ];
  });
}

function typesOf(encoding: JsonObject, usual: string[]): string[] {
  const { contentType } = encoding;
  if (typeof contentType !== 'string') return usual;
  return contentType.split(',').map(canonicalMediaType).sort();
}

function saidOf(encoding: JsonObject, key: string): Json | undefined {
  const value = encoding[key];
  const isUsual = key === 'style' ? value === 'form' : key === 'explode' ? value === true : !value;
  return isUsual ? undefined : value;
}

/** The media type of a part that nobody names: by its type, as OpenAPI has it. */
function usualTypes(viewer: Viewer, schema: Json | undefined, place: string) {
  const whole: Place =
    schema === undefined ? [] : [{ value: schema, pointer: join(place, 'schema') }];
  const objects = viewer.view(whole).shapes.get('object') ?? [];
  return (part: string): string[] => {
    const property = objects.flatMap(({ properties }) => properties.get(part) ?? []);
    if (property.length === 0) return [];
    const { types, shapes } = viewer.view(property);
    if (types.has('array')) {
      const items = (shapes.get('array') ?? []).flatMap((shape) => shape.items);
      return usualOf(viewer, items);
    }
    return usualOf(viewer, property);
  };
}

function usualOf(viewer: Viewer, place: Place): string[] {
  const { types, shapes } = viewer.view(place);
  if (types.has('object')) return ['application/json'];
  const texts = shapes.get('string') ?? [];
  const isBinary = texts.some(
    ({ formats, opaque }) =>
      formats.includes('binary') || formats.includes('base64') || isObject(opaque.contentEncoding),
  );
  return [isBinary ? 'application/octet-stream' : 'text/plain'];
}
