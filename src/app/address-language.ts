import { i18n } from '@lingui/core';
import type { AnyRouter, LocationRewrite } from '@tanstack/react-router';
import { currentLocale } from '../i18n/locale.ts';
import { withLocale, withoutLocale } from '../i18n/locale-path.ts';

/** Routes and links name no language; the address does. A new object each time: see below. */
export function languageRewrite(): LocationRewrite {
  return {
    input: ({ url }) => {
      url.pathname = withoutLocale(url.pathname);
      return url;
    },
    output: ({ url }) => {
      url.pathname = withLocale(url.pathname, currentLocale());
      return url;
    },
  };
}

/**
 * Keeps the address in the page's language: from the start, when another is chosen, and when somebody
 * goes back to where they were before they chose. What the page holds, and what was typed, stays.
 */
export function keepAddressInLanguage(router: AnyRouter): void {
  const { history } = router;

  function correct(): void {
    const { pathname, search, hash } = history.location;
    const wanted = withLocale(withoutLocale(pathname), currentLocale());
    if (wanted === pathname) return;
    // The browser's own, which the router's history notices: it is still the same entry, so nothing
    // scrolls and nobody is asked whether to leave.
    window.history.replaceState(window.history.state, '', `${wanted}${search}${hash}`);
  }

  let spoken = currentLocale();
  history.subscribe(correct);
  i18n.on('change', () => {
    // It is told of texts that arrive with a page's code, too.
    if (currentLocale() === spoken) return;
    spoken = currentLocale();
    // Links keep the addresses once worked out for them, until the rewrite is another.
    router.update({ ...router.options, rewrite: languageRewrite() });
    correct();
    // Page titles come from the routes' head, which is recomputed only then. Before the first
    // page there is nothing to work out.
    if (router.state.resolvedLocation) void router.invalidate();
  });
  correct();
}
