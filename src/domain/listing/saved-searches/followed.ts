import type { ReactNode } from 'react';
import type { SavedSearch } from '../../../device/saved-searches.ts';

/** A saved search as it can be followed now; days that have passed since have dropped out of it. */
export interface Followed {
  /** What it asks for, written out; empty for everything. */
  criteria: string;
  /** Its name as a link. */
  link: (className: string, onFollow: () => void) => ReactNode;
  /** The address to pass on. */
  href: () => string;
}

/** What of an address is kept: all that is set. */
export function keptOf(search: object): SavedSearch['search'] {
  return Object.fromEntries(
    Object.entries(search).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
  );
}
