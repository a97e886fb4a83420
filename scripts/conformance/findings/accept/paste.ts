import { addDays } from '../../lib/calendar.ts';
import type { Group } from '../groups.ts';

/** How long a finding is accepted at first. */
const DAYS = 30;

/** The line of a `--known` file that accepts a group of findings; its reason is left for the reader to fill in. */
export function knownLine({ findings, operations, rule, place }: Group, today: string): string {
  const [{ id, operationId }] = findings;
  const finding =
    findings.length === 1
      ? JSON.stringify(id)
      : JSON.stringify(operations.length === 1 ? { rule, operationId } : { rule, place });
  return `- { finding: ${finding}, reason: "", until: ${addDays(today, DAYS)} }`;
}
