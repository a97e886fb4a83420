import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { isFocusLost } from '../../ui/page/focus-around/is-focus-lost.ts';

/** What stands in front of the page; not what is just going away with the page it stood on. */
const inFront = 'dialog[open], [role="dialog"]:not([data-exiting] *)';

/** Gives the page's heading the focus, or the page where it has none; answers what has it. */
function focusHeading(): HTMLElement | undefined {
  const target = document.querySelector<HTMLElement>('#main h1') ?? document.getElementById('main');
  if (!target || document.querySelector(inFront)) return undefined;
  target.tabIndex = -1;
  // The router places the scroll; focus must not move it.
  target.focus({ preventScroll: true });
  return target;
}

/**
 * Keeps the focus at the heading when that is another element once the page has its data, until somebody
 * goes on from there. Answers what ends it.
 */
function keepAtHeading(): () => void {
  let heading = focusHeading();
  const changes = new MutationObserver(() => {
    if (heading?.isConnected) return;
    if (isFocusLost()) heading = focusHeading();
    else stop();
  });
  const onFocus = ({ target }: FocusEvent) => {
    // What has the focus from here has no place among those that Tab reaches.
    if (!(target instanceof HTMLElement) || target.tabIndex >= 0) stop();
  };
  function stop() {
    changes.disconnect();
    document.removeEventListener('focusin', onFocus);
  }
  if (heading) {
    changes.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('focusin', onFocus);
  }
  return stop;
}

/**
 * After a navigation to another page, moves the focus to its heading, so that a screen reader
 * announces it and Tab goes on from there. Changes of search parameters alone, and
 * other views of the same page (`state: { keepsFocus: true }`), leave it in place. Who takes the way
 * past the navigation before the page is there gets to it all the same.
 */
export function useFocusAfterNavigation(): void {
  const router = useRouter();
  useEffect(() => {
    let stop: (() => void) | undefined;
    const unsubscribe = router.subscribe(
      'onRendered',
      ({ fromLocation, toLocation, pathChanged, hashChanged }) => {
        if (hashChanged && toLocation.hash === 'main') document.getElementById('main')?.focus();
        if (!fromLocation || !pathChanged) return;
        stop?.();
        stop = toLocation.state.keepsFocus ? undefined : keepAtHeading();
      },
    );
    return () => {
      stop?.();
      unsubscribe();
    };
  }, [router]);
}
