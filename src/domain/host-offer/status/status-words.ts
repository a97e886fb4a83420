import type { ReactNode } from 'react';

/** A status of a boat or tour in words. */
export interface StatusWords {
  tone: 'positive' | 'warning' | 'neutral' | 'danger';
  name: ReactNode;
  /** What it means for guests and for the captain. */
  meaning: ReactNode;
}
