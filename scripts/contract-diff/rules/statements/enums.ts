import type { Observation } from '../../finding.ts';
import { listAt, stringsAt } from '../../lib/json.ts';
import type { Both } from './said.ts';
import { schemaChanges } from './schema-changes.ts';
import type { Node } from './views.ts';

const NAMES = 'x-enum-varnames';
const KNOWN = 'x-extensible-enum';

/** Value → name. */
function namesIn(node: Node | undefined): Map<string, string> {
  const names = stringsAt(node?.value, NAMES);
  return new Map(
    listAt(node?.value, 'enum').map((value, index) => [JSON.stringify(value), names[index] ?? '']),
  );
}

/**
 * Names of values (`x-enum-varnames`): generated clients call their constants by them, so that another name, or none,
 * breaks whoever uses one. A value that is gone is told of by itself.
 */
export function judgeNamedValues(both: Both): Observation[] {
  return schemaChanges(both, NAMES, (before, after) => {
    const [had, has] = [namesIn(before), namesIn(after)];
    // What is gone altogether leaves the values without names.
    if (!after) return `The values are no longer called ${[...had.values()].join(', ')}.`;
    if (!before) return `The values are called ${[...has.values()].join(', ')}.`;
    const renamed = [...had].flatMap(([value, name]) => {
      const now = has.get(value);
      return now === undefined || now === name ? [] : [`${value} is called ${now}, not ${name}`];
    });
    return renamed.length > 0 ? `${renamed.join('; ')}.` : undefined;
  }).map(({ parties, isNew, ...change }) =>
    isNew
      ? { ...change, rule: 'enum-names-added', level: 'addition', breaks: [] }
      : { ...change, rule: 'enum-names-changed', level: 'breaking', breaks: [...parties].sort() },
  );
}

/**
 * Values that are known of an open enum (`x-extensible-enum`): every client expects others, so that none is broken; what
 * it knew may never come again, and it is told so.
 */
export function judgeKnownValues(both: Both): Observation[] {
  return schemaChanges(both, KNOWN, (before, after) => {
    const [had, has] = [stringsAt(before?.value, KNOWN), stringsAt(after?.value, KNOWN)];
    const lost = had.filter((one) => !has.includes(one));
    if (!after) return `It is no longer said which values are known: ${had.join(', ')}.`;
    if (!before) return `These values are known: ${has.join(', ')}.`;
    return lost.length > 0 ? `Known no more: ${lost.join(', ')}.` : undefined;
  }).map(({ parties: _, isNew: __, ...change }) => ({
    ...change,
    rule: 'known-values-changed',
    level: 'other',
    breaks: [],
  }));
}
