import { useState } from 'react';

/** Which offer stands out, in the list and on the map. */
export interface Highlight {
  highlighted: number | undefined;
  onHighlight: (id: number | undefined) => void;
}

/** What list and map of a page share. */
export function useHighlight(): Highlight {
  const [highlighted, onHighlight] = useState<number>();
  return { highlighted, onHighlight };
}
