import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** What stands in front of the page; not what is just going away with the page it stood on. */
const inFront = 'dialog[open], [role="dialog"]:not([data-exiting] *)';

/**
 * After a navigation to another page, moves the focus to its heading, so that a screen reader
 * announces it and Tab goes on from there. Changes of search parameters alone, and
 * other views of the same page (`state: { keepsFocus: true }`), leave it in place. Who takes the way
 * past the navigation before the page is there gets to it all the same.
 */
export function useFocusAfterNavigation(): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged, hashChanged }) => {
        if (hashChanged && toLocation.hash === 'main') document.getElementById('main')?.focus();
        if (!fromLocation || !pathChanged || toLocation.state.keepsFocus) return;
        const target =
          document.querySelector<HTMLElement>('#main h1') ?? document.getElementById('main');
        if (!target || document.querySelector(inFront)) return;
        target.tabIndex = -1;
        // The router places the scroll; focus must not move it.
        target.focus({ preventScroll: true });
      }),
    [router],
  );
}
