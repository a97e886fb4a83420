import type { CSSProperties, RefObject } from 'react';
import { useLastHeight } from '../../loading/in-view/use-last-height.ts';

/**
 * For a part of a page that is laid out only near the window (`content-visibility`): until then it takes the
 * height that it had when the page was open before. `name` is unique within the page. Returns the style of the part.
 */
export function useKnownHeight(ref: RefObject<HTMLElement | null>, name: string): CSSProperties {
  const last = useLastHeight(ref, name);
  return last === undefined ? {} : { containIntrinsicBlockSize: `auto ${last}px` };
}
