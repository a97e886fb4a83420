import type { OperationPair } from '../align/align.ts';
import type { Observation } from '../finding.ts';
import { isObject, type JsonObject, listAt } from '../lib/json.ts';
import { join } from '../lib/pointer.ts';

/** The ways to sign in for an operation, each by its schemes; the empty one lets everybody in. */
function waysOf(operation: JsonObject): string[] {
  return listAt(operation, 'security')
    .filter(isObject)
    .map((way) => Object.keys(way).sort().join(' and '));
}

/**
 * A way to sign in that no longer counts on an operation that lets everybody in: the call goes through and
 * answers as to a guest. Where nobody had to be told apart before, and nobody is now, nothing is lost.
 */
export function judgeSignIn({ base, revision, pointer }: OperationPair): Observation[] {
  const [before, after] = [waysOf(base), waysOf(revision)];
  const wasOptional = before.includes('');
  const isIgnored = after.length === 0;
  if (!isIgnored && !after.includes('')) return []; // a stricter requirement, which the engine judges
  if (isIgnored && !wasOptional) return []; // everybody gets what was kept for those signed in
  const lost = before.filter((way) => way !== '' && !after.includes(way));
  if (lost.length === 0) return [];
  return [
    {
      rule: 'security-way-ignored',
      level: 'breaking',
      side: 'base',
      pointer: join(pointer, 'security'),
      message: `Whoever signs in with ${lost.join(', ')} is answered as a guest.`,
      breaks: ['callers'],
      before,
      after,
    },
  ];
}
