import { alignOperations } from './align/align.ts';
import { alignParameters } from './align/align-parameters.ts';
import { alignSchemas } from './align/align-schemas.ts';
import { indexReach, type Reach } from './align/reach.ts';
import { walkSchemas } from './align/schema-pairs.ts';
import type { Contract, Source } from './contract.ts';
import { sourcePointer, stablePointer } from './contract.ts';
import { runEngine } from './engine/engine.ts';
import { observe } from './engine/engine-observations.ts';
import { type Finding, fingerprintOf, type Observation } from './finding.ts';
import { sameJson } from './lib/json.ts';
import { normalise } from './normalise/normalise.ts';
import { judgeAccess, judgeOwnership } from './rules/access.ts';
import { judgeBodies } from './rules/bodies.ts';
import { judgeErrorCodes } from './rules/error-codes.ts';
import { judgeNames, judgeUnmatchedOperations } from './rules/operations.ts';
import { judgeParameters } from './rules/parameters.ts';
import { judgeSchema } from './rules/schemas.ts';
import { judgeSignIn } from './rules/security.ts';
import { judgeServers } from './rules/servers.ts';
import { sayTheSame } from './rules/statements/said.ts';
import { judgeStatements } from './rules/statements/statements.ts';

/**
 * Every change of meaning between two contracts, breaking ones first. `today` is `YYYY-MM-DD`.
 * Throws InputError when one of them has not OpenAPI's shape or the engine cannot be trusted.
 * `engine` may share one run among several comparisons.
 */
export async function compareContracts(
  before: Source,
  after: Source,
  today: string,
  engine = runEngine,
): Promise<Finding[]> {
  const base = normalise(before);
  const revision = normalise(after);
  const isSame =
    sameJson(base.document, revision.document) && sayTheSame(before.document, after.document);
  if (isSame) {
    // Nothing to judge, yet an engine that is dead must be noticed on the quiet day.
    await engine(base.document, revision.document);
    return [];
  }
  const alignment = alignOperations(base, revision);
  const { pairs } = alignment;
  const observations: Observation[] = judgeUnmatchedOperations(alignment, today);
  for (const pair of pairs) {
    observations.push(...judgeParameters(alignParameters(base, revision, pair), pair));
  }
  alignSchemas(base, revision, pairs);
  for (const pair of pairs) {
    observations.push(
      ...judgeNames(pair),
      ...judgeAccess(pair),
      ...judgeSignIn(pair),
      ...judgeBodies(base, revision, pair),
    );
  }
  walkSchemas(base, revision, pairs, {
    visit: (pair) => observations.push(...judgeSchema(pair)),
  });
  observations.push(
    ...judgeServers(base.document, revision.document, pairs),
    ...judgeOwnership(base.document, revision.document, pairs),
    ...judgeErrorCodes(base.document, revision.document, pairs),
    ...judgeStatements(base, revision, pairs),
  );
  const contracts = { base, revision };
  const reach = {
    base: indexReach(base, pairs, 'base'),
    revision: indexReach(revision, pairs, 'revision'),
  };
  const changes = await engine(base.document, revision.document);
  observations.push(...observe(changes, reach));
  return merge(observations.map((each) => place(each, contracts, reach)));
}

function place(
  observation: Observation,
  contracts: { base: Contract; revision: Contract },
  reach: Record<'base' | 'revision', (pointer: string) => Reach[]>,
): Finding {
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
  return {
    rule,
    level,
    fingerprint: '',
    // What a component declares is one change, however many schemas are composed of it.
    at: origin.startsWith('#/components/') ? origin : stable,
    pointer: origin,
    side,
    message,
    breaks: level === 'breaking' ? [...breaks] : [],
    operations:
      observation.operations ??
      (bothered.length > 0 ? bothered : met).map((each) => each.operation),
    before,
    after,
  };
}

const ORDER = ['breaking', 'addition', 'other'];

/** One finding for each rule and place, with everybody it breaks and every operation it touches. */
function merge(findings: Finding[]): Finding[] {
  const merged = new Map<string, Finding>();
  for (const finding of findings) {
    const key = `${finding.rule} ${finding.at}`;
    const known = merged.get(key);
    if (!known) {
      merged.set(key, finding);
      continue;
    }
    if (!known.message.includes(finding.message)) known.message += ` ${finding.message}`;
    known.breaks = [...new Set([...known.breaks, ...finding.breaks])].sort();
    const names = new Set(known.operations.map((each) => `${each.method} ${each.path}`));
    known.operations.push(
      ...finding.operations.filter((each) => !names.has(`${each.method} ${each.path}`)),
    );
  }
  return [...merged.values()]
    .map((each) => ({ ...each, fingerprint: fingerprintOf(each.rule, each.at, each.message) }))
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
