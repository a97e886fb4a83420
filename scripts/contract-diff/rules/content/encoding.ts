import type { Contract, Direction } from '../../contract.ts';
import type { Observation } from '../../finding.ts';
import { canonical, type JsonObject, objectAt, sameJson } from '../../lib/json.ts';
import { covers } from '../../lib/media-type.ts';
import { join } from '../../lib/pointer.ts';
import { countsSiblings } from '../../schemas/accepted/library.ts';
import { PARTY } from '../../schemas/judge.ts';
import type { ContentJudge, Context } from '../rule.ts';
import { judgeHeaders } from './headers.ts';
import { saysAnything, writtenParts } from './part.ts';

/** How the parts of a form are written. `type` is the canonical media type of the form. */
export function judgeEncoding(
  type: string,
  [before, after]: readonly [JsonObject, JsonObject],
  [base, revision]: readonly [string, string],
  direction: Direction,
  context: Context,
  judgeContent: ContentJudge,
): Observation[] {
  const [parts, kept] = [objectAt(before, 'encoding') ?? {}, objectAt(after, 'encoding') ?? {}];
  const writtenBefore = writtenParts(context.base, type, before, base);
  const writtenAfter = writtenParts(context.revision, type, after, revision);
  const isOneVersion = countsStyles(context.base) === countsStyles(context.revision);
  return Object.keys({ ...parts, ...kept }).flatMap((part): Observation[] => {
    const [one, other] = [objectAt(parts, part) ?? {}, objectAt(kept, part) ?? {}];
    const places = [join(base, 'encoding', part), join(revision, 'encoding', part)] as const;
    // Only such forms have headers for each part.
    const headers = type.startsWith('multipart/')
      ? judgeHeaders(one, other, places, direction, context, judgeContent, { part })
      : [];
    const [had, has] = [writtenBefore(part, one), writtenAfter(part, other)];
    // A part that is gone altogether is told as a property.
    if (!had || !has) return headers;
    // What holds unless said otherwise has changed between the versions of OpenAPI, and nobody meant it to.
    if (!isOneVersion && !saysAnything(one) && !saysAnything(other)) return headers;
    const [takes, gives] = direction === 'request' ? [has, had] : [had, has];
    const isKept = gives.types.every((type) => takes.types.some((range) => covers(range, type)));
    const isWritten = sameJson(had.style, has.style);
    if (had.types.join() === has.types.join() && isWritten) return headers;
    // Whoever takes reserved letters as they are takes them encoded as well.
    const takesBoth =
      direction === 'request' && sameJson({ ...had.style, allowReserved: true }, has.style);
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
        covers: () => canonical([had.types, had.style, has.types, has.style]),
        before: parts[part],
        after: kept[part],
      },
    ];
  });
}

const countsStyles = ({ source }: Contract) => countsSiblings(source.document.openapi);
