import type { ComponentType, ReactNode } from 'react';

export interface WayProps<Filters> {
  /** What is asked for instead; left out, nothing narrows the list any more. */
  changes?: Filters;
  className: string;
  children: ReactNode;
  'aria-label'?: string;
}

/** A link to the first page of the same list, asked for otherwise; its order and its map stay. */
export type Way<Filters> = ComponentType<WayProps<Filters>>;

/** A filter that is set, written out. */
export interface ActiveFilter<Filters> {
  label: string;
  /** What takes it out of the address. */
  without: Filters;
}

/** Those of `all` that are set; one without a label is not. */
export function activeOf<Filters>(
  all: readonly (readonly [label: string | undefined | 0 | '', without: Filters])[],
): ActiveFilter<Filters>[] {
  return all.flatMap(([label, without]) => (label ? [{ label, without }] : []));
}
