import type { Boat } from '../../api/contract/types.ts';
import { isOver } from '../trip/is-over.ts';

type Planned = Pick<Boat, 'dayPlan'>;

/** When a usual day on the boat begins, `HH:MM`; undefined where its page says nothing of it. */
export function usualHour(boat: Planned | undefined): string | undefined {
  return boat?.dayPlan?.[0]?.time;
}

/**
 * The usual hour of the boat, once whole days that begin on `day`, `YYYY-MM-DD`, have begun by it; undefined before, and
 * where it is not known.
 */
export function departed(boat: Planned, day: string, at?: Date): string | undefined {
  const hour = usualHour(boat);
  return hour !== undefined && isOver(day, hour, at) ? hour : undefined;
}
