import {
  REFUNDS,
  type Refunds,
  refundsText,
  stepsText,
} from '../../../../openapi/model/annotations/refunds.ts';
import type { Observation } from '../../finding.ts';
import { isReadable } from './readable.ts';
import type { Both } from './said.ts';
import { schemaChanges } from './schema-changes.ts';
import type { Node } from './views.ts';

function refundsAt(node: Node | undefined): Refunds | undefined {
  const value = node?.value[REFUNDS];
  if (!node || value === undefined || !isReadable(node.value, REFUNDS)) return undefined;
  // What is readable has the shape of the annotation, and it is JSON, as all of a document.
  return value as unknown as Refunds;
}

/** What is said otherwise, of policies that both contracts have; empty where nothing is. */
function changed(before: Refunds, after: Refunds): string[] {
  const said: [string, string, string][] = Object.keys(before.terms).flatMap((policy) => {
    const [had, has] = [before, after].map(({ terms }) => terms[policy]);
    return had && has ? [[policy, stepsText(had), stepsText(has)]] : [];
  });
  said.push(['where none is chosen', before.general, after.general]);
  return said.flatMap(([what, was, is]) => (was === is ? [] : [`${what}: ${is}, not ${was}`]));
}

/**
 * What comes back when a customer cancels (`x-refunds`): whoever shows the terms, or reads what came back by them, is broken
 * by others, be they more or less generous. A policy that comes or goes is told as a value of its enum.
 */
export function judgeRefunds(both: Both): Observation[] {
  return schemaChanges(both, REFUNDS, (old, now) => {
    const [before, after] = [refundsAt(old), refundsAt(now)];
    if (!before) return after && `The contract says what comes back now. ${refundsText(after)}`;
    if (!after) return `The contract no longer says what comes back. ${refundsText(before)}`;
    const changes = changed(before, after);
    return changes.length > 0 ? `${changes.join('; ')}.` : undefined;
  }).map(({ parties: _, isNew, ...change }) =>
    isNew
      ? { ...change, rule: 'refunds-added', level: 'addition', breaks: [] }
      : { ...change, rule: 'refunds-changed', level: 'breaking', breaks: ['readers'] },
  );
}
