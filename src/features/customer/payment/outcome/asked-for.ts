import { createContext, use, useEffect, useEffectEvent, useRef } from 'react';
import { isFocusLost } from '../../../../ui/page/focus-around/is-focus-lost.ts';

/** What somebody has pressed something for, by any name of it; undefined for what a page opens with. */
export const AskedForContext = createContext<string | undefined>(undefined);

/**
 * The heading of an outcome. It takes the focus once the button that led there has gone with what stood there
 * before: it is read then, and Tab goes on from there rather than from the top of the page.
 */
export function useHeadingFocus() {
  const askedFor = use(AskedForContext);
  const heading = useRef<HTMLHeadingElement>(null);
  const arrive = useEffectEvent((name: string | undefined) => {
    if (name !== undefined && isFocusLost()) heading.current?.focus({ preventScroll: true });
  });
  useEffect(() => arrive(askedFor), [askedFor]);
  return heading;
}
