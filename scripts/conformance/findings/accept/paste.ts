import { addDays } from '../../lib/calendar.ts';
import { isOfField } from '../by-field.ts';
import type { Group } from '../groups.ts';

/** How long a finding is accepted at first. */
const DAYS = 30;

/** The line of a `--known` file that accepts a group of findings; its reason is left for the reader to fill in. */
export function knownLine(group: Group, today: string): string {
  const finding = JSON.stringify(nameOf(group));
  return `- { finding: ${finding}, reason: "", until: ${addDays(today, DAYS)} }`;
}

/** What all findings of a group have in common, and no others. */
function nameOf({ findings, operations, places, rule, place }: Group) {
  const [{ id, operationId }] = findings;
  if (findings.length === 1) return id;
  if (operations.length > 1) return { rule, place: places.length === 0 ? place : places };
  // The same operation may break it elsewhere with another answer, which is another cause.
  return isOfField({ rule }) ? { rule, operationId, place: places } : { rule, operationId };
}
