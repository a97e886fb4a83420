import type { ReactNode } from 'react';

/** The page in one language. */
export interface AboutText {
  title: string;
  lead: string;
  story: ReactNode;
  /** What the product holds itself to: three of them. */
  principles: readonly { id: string; title: string; text: string }[];
  people: { title: string; text: ReactNode };
}
