import { asksNothing, overlap } from './accepted/apart.ts';
import type { Place, Shape } from './accepted/shape.ts';
import type { Kind, View } from './accepted/view.ts';
import type { Difference, Site } from './difference.ts';

interface Side {
  /** Those for values of one kind. */
  alternatives: readonly Shape[];
  read: (place: Place) => View;
}

/**
 * What `oneOf` refuses because it fits two alternatives, where there can be such values. Once there are, an alternative
 * that takes more lets others refuse more, so that every change of them goes both ways; `areSame`: there is none.
 */
export function compareExclusion(
  kind: Kind,
  { base, revision }: Record<'base' | 'revision', Side>,
  areSame: () => boolean,
  site: Site,
): Difference[] {
  const refuses = ({ alternatives, read }: Side) => overlap(alternatives, read);
  const [refused, refusesNow] = [refuses(base), refuses(revision)];
  const rule = 'schema-combinator-changed';
  // Objects nearly always may have the properties of two alternatives at once, and nearly never do: but for those that
  // have the same properties in each.
  const areAlike = [...(refused ? [base] : []), ...(refusesNow ? [revision] : [])].every(
    haveSameProperties,
  );
  const isLikely = kind !== 'object' || base.alternatives.some(asksNothing) || areAlike;
  if (refused && refusesNow) {
    const areAsMany = base.alternatives.length === revision.alternatives.length;
    if (!isLikely || (areAsMany && areSame())) return [];
    if (kind === 'object' && areAlike && askedApart(base) === askedApart(revision)) return [];
    const message = `What \`oneOf\`${site.of} refuses because it fits two subschemas was changed.`;
    const pointer = site.revision;
    return [{ rule, effect: 'both', message, note: message, side: 'revision', pointer }];
  }
  if (refused === refusesNow || (!isLikely && revision.alternatives.length === 1)) return [];
  const message = `\`oneOf\`${site.of} was ${refusesNow ? 'added' : 'removed'}.`;
  return [
    {
      rule,
      effect: refusesNow ? 'narrower' : 'wider',
      message,
      note: message,
      side: refusesNow ? 'revision' : 'base',
      pointer: `${refusesNow ? site.revision : site.base}/oneOf`,
    },
  ];
}

function haveSameProperties({ alternatives }: Side): boolean {
  const names = alternatives.map(({ properties }) => [...properties.keys()].sort().join(' '));
  return new Set(names).size === 1;
}

/** What each alternative requires that not all of them do: a value that fits two has it of both. */
function askedApart({ alternatives }: Side): string {
  const isShared = (name: string) => alternatives.every(({ required }) => required.has(name));
  const own = alternatives.map(({ required }) => [...required].filter((name) => !isShared(name)));
  return JSON.stringify([...new Set(own.map((names) => names.sort().join(' ')))].sort());
}
