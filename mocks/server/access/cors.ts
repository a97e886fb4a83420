/** A page's browser shows an answer to the page alone that may see it, and keeps it apart from others'. */
const VARY = ['vary', 'origin'];
const NO_PAGE: readonly string[] = VARY;

/** What the answer to a page of this origin, or to a program, says of who may read it: names and values in turn. */
export function corsOf(origin?: string): readonly string[] {
  if (origin === undefined) return NO_PAGE;
  return [...VARY, 'access-control-allow-origin', origin, 'access-control-expose-headers', '*'];
}

/** What a page of this origin is told that asks before it calls. */
export function preflightOf(origin?: string): readonly string[] {
  return [
    ...corsOf(origin),
    'access-control-allow-headers',
    '*, Authorization',
    'access-control-allow-methods',
    'GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS',
    // Asked by a page of the public web that was allowed by name.
    'access-control-allow-private-network',
    'true',
    'access-control-max-age',
    '600',
  ];
}
