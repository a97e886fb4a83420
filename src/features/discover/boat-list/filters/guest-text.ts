import { plural } from '@lingui/core/macro';

/** How a number of guests is written out. */
export function guestText(count: number): string {
  return plural(count, { one: '# guest', other: '# guests' });
}
