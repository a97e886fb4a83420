import type { MessageDescriptor } from '@lingui/core';
import type { LinkProps } from '@tanstack/react-router';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

/** A page of a panel. `Kind` names what may wait in the panel for whoever works there. */
interface Way<Kind extends string = string> {
  to: NonNullable<LinkProps['to']>;
  name: ReactNode;
  /** What it is called in the bar of a phone, which leads there too; elsewhere alone when left out. */
  nameInBar?: ReactNode;
  Icon: LucideIcon;
  /** Whether it is the current one on that very page alone. */
  exact?: boolean;
  /** What of it may wait. */
  waits?: Kind;
}

export interface WayGroup<Kind extends string = string> {
  /** What its pages have in common, said to who does not see that they stand together. */
  name: MessageDescriptor;
  ways: readonly Way<Kind>[];
}

/** The pages of a panel, and what waits on them. */
export interface PanelWays {
  /** What the pages are called together, for a screen reader. */
  label: string;
  groups: readonly WayGroup[];
  /** How much waits, by its kind; left out while that is not known, and where asking failed. */
  waiting: Readonly<Record<string, number | undefined>>;
  /** What waits, in words: '3 to answer'. */
  waitingWords: Readonly<Record<string, (count: number) => ReactNode>>;
}
