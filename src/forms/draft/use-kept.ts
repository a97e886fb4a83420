import { useState } from 'react';
import { readDraft, writeDraft } from './draft-storage.ts';

/**
 * Texts outside a form that are kept for this tab under `key`, as the draft of a form is: over a reload, the
 * way back, an expired session. `keep(empty)` forgets them.
 */
export function useKept<Texts extends Record<string, string>>(
  key: string,
  empty: Texts,
): [texts: Texts, keep: (texts: Texts) => void] {
  // What is kept has the fields of `empty`, each a text.
  const [texts, setTexts] = useState<Texts>(() => ({ ...empty, ...readDraft(key, empty) }));
  function keep(next: Texts) {
    setTexts(next);
    writeDraft(key, next, empty);
  }
  return [texts, keep];
}
