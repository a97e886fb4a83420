import { useRouter } from '@tanstack/react-router';
import { type MouseEvent, useState } from 'react';

interface WayBack {
  href: string;
  onClick: (event: MouseEvent) => void;
}

/**
 * For a link from a page to the list it belongs to, as the person left the list: filters, page and, when
 * it is the last entry of the history, the place on the page too. Call it where the page begins: it
 * remembers where somebody came from, which only the first rendering knows.
 */
export function useWayBack(
  list: '/boats' | '/tours' | '/captain/bookings' | '/admin/bookings' | '/admin/users',
): WayBack {
  const router = useRouter();
  // While this page renders for the first time, the page before it is still the resolved one.
  const [from] = useState(() => router.stores.resolvedLocation.get());
  const cameFromList = from?.pathname === list || from?.pathname === `${list}/`;
  // As the address bar has it: with the language.
  const { publicHref: href } = cameFromList ? from : router.buildLocation({ to: list });

  function onClick(event: MouseEvent) {
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (opensElsewhere || event.button !== 0) return;
    event.preventDefault();
    const here = router.state.location.state.__TSR_index;
    if (cameFromList && from.state.__TSR_index === here - 1) router.history.back();
    // What was looked for there is in no address.
    else
      router.history.push(href, { searchText: cameFromList ? from.state.searchText : undefined });
  }
  return { href, onClick };
}
