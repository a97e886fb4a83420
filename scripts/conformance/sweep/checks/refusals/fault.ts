import { faultFields, isNamed } from '../../../lib/fault-fields.ts';
import type { Answer } from '../../run.ts';
import type { Subject } from '../subject.ts';

/** Statuses of a refusal that is about what was sent. */
const OF_INPUT = [400, 422];

/** A value within a body or a query; the whole has no field of its own, and a path is the record's address. */
const FIELD = /^(?:body|query)\../u;

/** `query.role|isActive (both)` is each of the two: any of them is at fault. */
function alternatives(place: string): string[] {
  const [, where = '', names = ''] = /^(body|query)\.(\S+)/u.exec(place) ?? [];
  return names.split('|').map((name) => `${where}.${name}`);
}

/**
 * Reports a refusal that does not name the field which alone is at fault (`ErrorBody.errors`): whoever filled in a form
 * would look for the mistake in another field, or nowhere.
 */
export function checkFault({ run }: Subject, place: string, answer: Answer): void {
  const fields = faultFields(answer.body);
  if (!OF_INPUT.includes(answer.status) || !FIELD.test(place) || !fields) return;
  if (alternatives(place).some((one) => isNamed(fields, one))) return;
  const named = fields.join(', ') || 'no field';
  run.report(
    {
      rule: 'invalid-field',
      place,
      expected: `errors that name ${place}`,
      seen: `status ${answer.status}: ${named}`,
    },
    answer,
  );
}
