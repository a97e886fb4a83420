import { useEffect, useRef } from 'react';

/** The element of a page that takes the focus once nothing of it is open any more: it is not nowhere then. */
export function useFocusAtEnd(isOpen: boolean) {
  const page = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) page.current?.focus({ preventScroll: true });
    wasOpen.current = isOpen;
  }, [isOpen]);
  return page;
}
