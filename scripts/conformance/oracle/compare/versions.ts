import { isInstant } from '../../lib/calendar.ts';
import { isDone, type PairAnswer } from '../pair/pair.ts';
import { type Both, onBoth } from '../pair/sides.ts';
import type { Difference } from './difference.ts';
import { ADDRESS } from './values.ts';

/** A record as it was read: its version and what was shown. */
interface Told {
  tag: string;
  body: string;
}

/**
 * What is shown without what may be another each time it is read or written: links are signed anew, and a write that
 * changes nothing may fall into the next second on one side.
 */
function lasting(body: unknown): string {
  return JSON.stringify(body, (_name, value: unknown) =>
    isInstant(value) || (typeof value === 'string' && ADDRESS.test(value)) ? '' : value,
  );
}

/**
 * Remembers the version of everything that is read. A record that has another version on the mock than when the same
 * person read it before, and shows something else on both sides that lasts, must have another on the service too (the header
 * `ETag` of the contract): else a write by somebody who has read it before passes `If-Match`. What changes no version on
 * the mock changes none on the service: else that write is refused for a figure.
 */
export function createVersions() {
  const known = new Map<string, Both<Told>>();
  return {
    forget: () => known.clear(),
    /** What a reading says against the one before; nothing for all else. */
    compare(answer: PairAnswer): Difference[] {
      const { service } = answer;
      const told = toldBy(answer);
      if (!told) return [];
      const key = readingKey(answer);
      const before = known.get(key);
      known.set(key, told);
      const isOther = (side: keyof Both<Told>) => before?.[side].body !== told[side].body;
      if (!before || !isOther('mock') || !isOther('service')) return [];
      const [isNew, isNewOnMock] = [
        before.service.tag !== told.service.tag,
        before.mock.tag !== told.mock.tag,
      ];
      if (isNew === isNewOnMock) return [];
      const said = (side: keyof Both<Told>, isAnother: boolean) =>
        isAnother
          ? `another than before: ${before[side].tag}, then ${told[side].tag}`
          : `${told[side].tag}, as before`;
      return [
        {
          rule: 'version',
          place: 'header.etag',
          service: `${said('service', isNew)} (status ${service.status})`,
          mock: said('mock', isNewOnMock),
          description: undefined,
          within: undefined,
        },
      ];
    },
  };
}

/** What a reading is known again by: who has asked for what, in which language. */
export function readingKey({ operation, template, mock }: PairAnswer): string {
  const { by, headers } = template;
  const asked = [operation.id, mock.exchange.url, by?.user.label, headers?.['accept-language']];
  return asked.map(String).join(' ');
}

function toldBy(answer: PairAnswer): Both<Told> | undefined {
  if (answer.operation.method !== 'GET' || !isDone(answer)) return undefined;
  const told = onBoth((side) => {
    const { exchange, body } = answer[side];
    return { tag: exchange.responseHeaders.etag ?? '', body: lasting(body) };
  });
  return told.service.tag === '' || told.mock.tag === '' ? undefined : told;
}
