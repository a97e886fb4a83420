import { dayOf, instantAt, isInstant } from '../../../lib/calendar.ts';
import { isObject } from '../../../lib/json.ts';
import type { Template } from '../../pair/pair.ts';

/** Hours of a day in Istanbul that are of two days there, or of another day in UTC. */
const NIGHTS = {
  'after-midnight': { from: 1, to: 4 },
  'over-midnight': { from: 22, to: 26 },
} as const;

/** A request with its span of instants at night, and nothing said of its length; undefined where it has none. */
export function atNight(template: Template, night: keyof typeof NIGHTS): Template | undefined {
  const { body } = template;
  if (!isObject(body) || !isInstant(body.startDate) || !isInstant(body.endDate)) return undefined;
  const day = dayOf(body.startDate);
  const { from, to } = NIGHTS[night];
  const { durationMinutes: _length, ...others } = body;
  const span = { startDate: instantAt(day, from), endDate: instantAt(day, to) };
  return { ...template, body: { ...others, ...span } };
}
