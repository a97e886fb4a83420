import type { ReactNode } from 'react';
import type { Locale } from '../../../i18n/locale.ts';

export interface LegalSection {
  /** Its address on the page; the same in both languages. */
  id: string;
  title: string;
  body: ReactNode;
}

/** A page to read and to keep. */
export interface LegalText {
  title: string;
  /** What it settles, in a sentence or two. */
  lead: string;
  sections: readonly LegalSection[];
}

export interface LegalDocument {
  /** The day of the last change, `YYYY-MM-DD`: the same for both languages. */
  changed: string;
  texts: Record<Locale, LegalText>;
}
