import { type Alignment, alignOperations, type OperationPair } from './align/align.ts';
import { alignCallbacks } from './align/align-callbacks.ts';
import type { EventAlignment } from './align/align-events.ts';
import { alignWebhooks } from './align/align-webhooks.ts';
import { indexReach, type Reach } from './align/reach.ts';
import type { Contract, OperationName, Source } from './contract.ts';
import { sourcePointer, stablePointer } from './contract.ts';
import {
  acceptedIn,
  changeOfComponent,
  type Finding,
  fingerprintOf,
  type Observation,
} from './finding.ts';
import { once } from './lib/once.ts';
import { samenessOf } from './lib/references.ts';
import { normalise } from './normalise/normalise.ts';
import { judgeRemoved } from './rules/operations.ts';
import { CONTRACT_RULES, OPERATION_RULES } from './rules/registry.ts';
import type { Context } from './rules/rule.ts';
import { countsSiblings } from './schemas/accepted/library.ts';
import { createSchemaJudge } from './schemas/judge.ts';

/**
 * Every change of meaning between two contracts, breaking ones first. `today` is `YYYY-MM-DD`.
 * Throws InputError when one of them has not OpenAPI's shape.
 */
export function compareContracts(before: Source, after: Source, today: string): Finding[] {
  const [base, revision] = [normalise(before), normalise(after)];
  const alignment = alignOperations(base, revision);
  const aligned = alignEvents(base, revision, alignment);
  const events = aligned.flatMap(({ pairs }) => pairs);
  const [had, has] = [base, revision].map(({ document }) => countsSiblings(document.openapi));
  // Where one ignores what stands beside references, the same text says other things.
  const areSame = had === has ? samenessOf(base.document, revision.document) : () => false;
  const judgeSchemas = createSchemaJudge(base, revision, areSame);
  const context: Context = {
    base,
    revision,
    pairs: alignment.pairs,
    events,
    alignment,
    today,
    judgeSchemas,
    areSame,
  };
  const observations = aligned.flatMap(({ removed, observations: told }) => [
    ...told,
    ...removed.map((lone) => judgeRemoved(lone, today, 'readers')),
  ]);
  for (const pair of [...context.pairs, ...events]) {
    for (const rule of OPERATION_RULES) observations.push(...rule(pair, context));
  }
  for (const rule of CONTRACT_RULES) observations.push(...rule(context));
  if (observations.length === 0) return [];
  const contracts = { base, revision };
  const pairs = [...context.pairs, ...events];
  const reach = {
    base: indexReach(base, pairs, 'base'),
    revision: indexReach(revision, pairs, 'revision'),
  };
  return merge(observations.map((each) => place(each, contracts, reach)));
}

function alignEvents(base: Contract, revision: Contract, { pairs }: Alignment): EventAlignment[] {
  const found: EventAlignment[] = [alignWebhooks(base, revision)];
  const open: OperationPair[] = [...pairs, ...(found[0]?.pairs ?? [])];
  // A callback may have callbacks itself.
  for (let pair = open.shift(); pair; pair = open.shift()) {
    const aligned = alignCallbacks(base, revision, pair);
    found.push(aligned);
    open.push(...aligned.pairs);
  }
  return found;
}

/** A finding with what its fingerprint is made of. */
interface Placed {
  finding: Finding;
  changes: string[];
  /** The change of a component that it is, where it is one. */
  ofComponent: string | undefined;
}

function place(
  observation: Observation,
  contracts: { base: Contract; revision: Contract },
  reach: Record<'base' | 'revision', (pointer: string) => Reach[]>,
): Placed {
  const { rule, level, side, message, before, after } = observation;
  const origin = observation.aside?.origin ?? sourcePointer(contracts[side], observation.pointer);
  const stable = observation.aside?.at ?? stablePointer(contracts[side], observation.pointer);
  const met = observation.operations ? [] : reach[side](observation.pointer);
  const directions = new Set(met.flatMap((each) => each.directions));
  const breaks = observation.breaks ?? [
    ...(directions.has('request') ? (['callers'] as const) : []),
    ...(directions.has('response') ? (['readers'] as const) : []),
  ];
  const bothered = met.filter(
    (each) =>
      breaks.length !== 1 ||
      each.directions.includes(breaks[0] === 'callers' ? 'request' : 'response'),
  );
  // What a component declares is one change, however many schemas are composed of it.
  const at = origin.startsWith('#/components/') ? origin : stable;
  const finding: Finding = {
    rule,
    level,
    fingerprint: '',
    at,
    pointer: origin,
    side,
    message,
    breaks: level === 'breaking' ? [...breaks] : [],
    operations:
      observation.operations ??
      unique((bothered.length > 0 ? bothered : met).map((each) => each.operation)),
    before,
    after,
  };
  // Nobody accepts what breaks nobody.
  const accepted = level === 'breaking' ? observation : { ...observation, covers: undefined };
  const ofComponent = level === 'breaking' ? changeOfComponent(observation) : undefined;
  return { finding, changes: [acceptedIn(accepted, at, breaks)], ofComponent };
}

function unique(operations: OperationName[]): OperationName[] {
  return [...new Map(operations.map((each) => [nameOf(each), each])).values()];
}

const nameOf = once(({ method, path }: OperationName) => `${method} ${path}`);

const ORDER = ['breaking', 'addition', 'other'];

/** What is told of a change that does no harm. */
const SAID_OF_SCHEMAS = new Set(['schema-modified', 'schema-added']);

/** One finding for each rule and place, with everybody it breaks and every operation it touches. */
function merge(placed: Placed[]): Finding[] {
  const merged = new Map<string, Placed & { names: Set<string> }>();
  const places = new Map<string, string>();
  const broken = new Set(
    placed.flatMap(({ finding }) => (finding.level === 'breaking' ? finding.at : [])),
  );
  for (const each of placed) {
    const { finding, changes, ofComponent } = each;
    // A change that breaks one way is not told again for the way that it does no harm.
    if (SAID_OF_SCHEMAS.has(finding.rule) && broken.has(finding.at)) continue;
    const place = `${finding.rule} ${finding.at}`;
    // What a component said is one change, also where the revision writes it at each place.
    const key = places.get(ofComponent ?? place) ?? place;
    if (ofComponent !== undefined) places.set(ofComponent, key);
    const had = merged.get(key);
    if (!had) {
      merged.set(key, { ...each, names: new Set(finding.operations.map(nameOf)) });
      continue;
    }
    had.changes.push(...changes);
    const known = had.finding;
    const more = known.at === finding.at ? finding.message : `The same at ${finding.at}.`;
    if (!known.message.includes(more)) known.message += ` ${more}`;
    known.breaks = [...new Set([...known.breaks, ...finding.breaks])].sort();
    for (const operation of finding.operations) {
      if (had.names.has(nameOf(operation))) continue;
      had.names.add(nameOf(operation));
      known.operations.push(operation);
    }
  }
  return [...merged.values()]
    .map(({ finding, changes }) => ({
      ...finding,
      fingerprint: fingerprintOf(finding.rule, changes, finding.operations),
    }))
    .sort(
      (left, right) =>
        ORDER.indexOf(left.level) - ORDER.indexOf(right.level) ||
        compareText(left.at, right.at) ||
        compareText(left.rule, right.rule),
    );
}

function compareText(left: string, right: string): number {
  return left < right ? -1 : Number(left > right);
}
