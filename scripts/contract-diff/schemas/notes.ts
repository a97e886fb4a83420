import type { Direction } from '../contract.ts';
import { sameJson } from '../lib/json.ts';
import type { Notes, View } from './accepted/view.ts';
import { type Difference, noteOf, type Site } from './difference.ts';
import { compareDiscriminator, type Targets } from './discriminator.ts';

/** What a pair of schemas says about itself: defaults, who sees it, what tells alternatives apart. */
export function compareNotes(
  base: View,
  revision: View,
  site: Site,
  direction: Direction,
  targets: Targets,
): Difference[] {
  return [
    ...compareDefault(base.notes, revision.notes, site),
    ...compareVisibility(base.notes, revision.notes, site, direction),
    ...compareDiscriminator(base, revision, site, direction, targets),
    ...compareDeprecation(base.notes, revision.notes, site),
  ];
}

// A new default promises what was open before; another one, or none, breaks a promise.
function compareDefault(
  { default: before }: Notes,
  { default: after }: Notes,
  site: Site,
): Difference[] {
  if (sameJson(before, after)) return [];
  const place = { side: 'revision' as const, pointer: `${site.revision}/default`, before, after };
  const note = noteOf('default', before, after);
  if (before === undefined) {
    return [{ ...place, rule: 'schema-modified', effect: 'neither', message: note, note }];
  }
  const message =
    after === undefined
      ? `The default ${JSON.stringify(before)}${site.of} was removed.`
      : `The default${site.of} changed from ${JSON.stringify(before)} to ${JSON.stringify(after)}.`;
  return [{ ...place, rule: 'default-changed', effect: 'both', message, note }];
}

// What becomes read-only can no longer be sent; what becomes write-only can no longer be read.
function compareVisibility(
  before: Notes,
  after: Notes,
  site: Site,
  direction: Direction,
): Difference[] {
  const [key, keyword, words] =
    direction === 'request'
      ? (['isReadOnly', 'readOnly', 'read-only'] as const)
      : (['isWriteOnly', 'writeOnly', 'write-only'] as const);
  if (before[key] || !after[key]) return [];
  const message = `${site.of ? `The schema${site.of}` : 'It'} became ${words}.`;
  return [
    {
      rule: `property-became-${words}`,
      effect: 'both',
      message,
      note: message,
      side: 'revision',
      pointer: `${site.revision}/${keyword}`,
    },
  ];
}

function compareDeprecation(before: Notes, after: Notes, site: Site): Difference[] {
  if (before.isDeprecated === after.isDeprecated) return [];
  const note = noteOf(
    'deprecated',
    before.isDeprecated || undefined,
    after.isDeprecated || undefined,
  );
  const place = { side: 'revision' as const, pointer: `${site.revision}/deprecated` };
  return [{ ...place, rule: 'schema-modified', effect: 'neither', message: note, note }];
}
