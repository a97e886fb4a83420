import { useEffect, useRef } from 'react';

/**
 * Where the focus goes when what had it has led on or is gone: after leafing on, or taking out a
 * filter, to the title. Everything else keeps it.
 */
export function useFocusAfterChange(search: object) {
  const title = useRef<HTMLHeadingElement>(null);
  const before = useRef(search);
  useEffect(() => {
    if (before.current === search) return;
    before.current = search;
    const active = document.activeElement;
    const cameByLink = active === document.body || active?.closest('nav');
    // The router places the scroll.
    if (cameByLink) title.current?.focus({ preventScroll: true });
  }, [search]);
  return title;
}
