import type { Observation } from '../../finding.ts';
import { judgeAliases } from './aliases.ts';
import { judgeDeletions, judgeNotices } from './consequences.ts';
import { judgeDerived } from './derived.ts';
import { judgeKnownValues, judgeNamedValues } from './enums.ts';
import { judgeOrders } from './order.ts';
import { judgeRefunds } from './refunds.ts';
import { bothOf, type Compared, saysAnything } from './said.ts';
import { judgeServerSet, judgeSessionUser } from './server-set.ts';
import { judgeStates } from './states.ts';
import { judgeUnique } from './unique.ts';

/** What two contracts say of a service in annotations, against each other. */
export function judgeStatements(compared: Compared): Observation[] {
  const { base, revision } = compared;
  // Most contracts have none; their schemas may be such as the readers of annotations do not expect.
  if (![base, revision].some(({ source }) => saysAnything(source.document))) return [];
  const both = bothOf(compared);
  return [
    ...judgeStates(both),
    ...judgeOrders(both),
    ...judgeServerSet(both),
    ...judgeSessionUser(both),
    ...judgeUnique(both),
    ...judgeDerived(both),
    ...judgeRefunds(both),
    ...judgeDeletions(both),
    ...judgeNotices(both),
    ...judgeAliases(both),
    ...judgeNamedValues(both),
    ...judgeKnownValues(both),
  ];
}
