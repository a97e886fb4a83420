import { preconditionFailed, type Refusal } from '../../rules/common/refusal.ts';

/** The entity tag of a version. Always strong: equal tags mean equal records. */
export const tagOf = (version: string): string => `"${version}"`;

/** Whether one of the tags in an If-Match is that of the record; a weak tag never is (RFC 9110, 13.1.1). */
function matches(ifMatch: string, tag: string): boolean {
  if (ifMatch.trim() === '*') return true;
  return ifMatch.split(',').some((one) => one.trim() === tag);
}

/**
 * Refuses a write whose If-Match does not name the version that the record has now. Without a record
 * nothing matches, not even `*`. `lastChange` is asked who changed it last.
 */
export function checkIfMatch(
  ifMatch: string,
  version: string | undefined,
  lastChange: () => Refusal['lastChange'],
): Refusal | undefined {
  if (version === undefined) return preconditionFailed();
  const tag = tagOf(version);
  if (matches(ifMatch, tag)) return undefined;
  return { ...preconditionFailed({ etag: tag }), lastChange: lastChange() };
}
