import { type Hooks, type OnProgress, oracleSeed, partsOf, runCheck } from '../check.ts';
import type { Contract } from '../contract/contract.ts';
import { endedEarly, LIMITED, OUT_OF_TIME } from '../findings/reasons.ts';
import type { Options } from '../options.ts';
import type { StartMock } from '../oracle/mock-server.ts';
import type { Part, Report, Round } from '../types.ts';
import { merge } from './merge.ts';
import { readState, type State, writeState } from './state.ts';

/** How much a second of a part counts when the next one is chosen: journeys learn least from another seed. */
const WEIGHTS: Record<Part, number> = { sweep: 1, journeys: 4, oracle: 1 };

/** Milliseconds of a round of calls that are compared, unless it is said. */
const ROUND = 60_000;

/**
 * Repeats the parts of the check with further seeds until the time is over, the part next that had the least
 * of it. Each round is kept in the file of `--resume`, so that another run goes on where this one ended.
 */
export async function runRounds(
  options: Options & { minutes: number },
  contract: Contract,
  onProgress: OnProgress,
  startMock: StartMock | undefined,
  hooks: Hooks,
): Promise<Report> {
  const { minutes, maxTime = minutes } = options;
  const end = Date.now() + Math.min(minutes, maxTime);
  const timeFrom = maxTime < minutes ? '--max-time' : '--minutes';
  let state = readState(options);
  const empty = new Set<Part>();
  for (;;) {
    const part = nextPart(partsOf(options), state.rounds, empty);
    const time = end - Date.now();
    if (part === undefined || time <= 0 || hooks.signal?.aborted) break;
    const seed = seedOf(options, part, state.rounds);
    const oracleTime = Math.min(options.oracleTime ?? ROUND, time);
    const found = await runCheck(
      { ...options, seed, maxTime: time, oracleTime },
      contract,
      onProgress,
      startMock,
      { ...hooks, parts: [part], timeFrom },
    );
    const isCut = hooks.signal?.aborted === true || found.skipped.some(isTimeOut);
    const played = part === 'oracle' ? oracleSeed({ ...options, seed }) : seed;
    const round = roundOf(part, played, found, state);
    const isFirst = !state.rounds.some((one) => one.part === part);
    const report = merge(state.report, { ...found, skipped: isFirst ? found.skipped : [] }, seed);
    if (hasNothing(part, found)) empty.add(part);
    hooks.onRound?.(round);
    // What is cut is asked again by the run that goes on; what it found stays.
    if (isCut) {
      writeState(options, {
        ...state,
        report: { ...(state.report ?? untimed(report)), ...onlyFound(report) },
      });
      state = { ...state, report };
      // A service that lets nothing through any more does so the less, the more it is asked.
      if (isFirst || found.skipped.some(isLimited)) break;
    } else {
      state = { ...state, rounds: [...state.rounds, round], report };
      writeState(options, state);
    }
  }
  return reportOf(state, options, empty, hooks.signal?.aborted ? 'Ctrl+C' : timeFrom);
}

const isLimited = ({ reason }: Report['skipped'][number]) => reason.startsWith(LIMITED);
const isTimeOut = (one: Report['skipped'][number]) =>
  one.reason.startsWith(OUT_OF_TIME) || isLimited(one);
/** A report without what had no turn, which the run that goes on asks again. */
const untimed = (report: Report): Report => ({
  ...report,
  skipped: report.skipped.filter((one) => !isTimeOut(one)),
});
const onlyFound = ({ findings, questions }: Report) => ({ findings, questions });

function nextPart(
  parts: readonly Part[],
  rounds: readonly Round[],
  empty: ReadonlySet<Part>,
): Part | undefined {
  const spent = (part: Part) =>
    rounds
      .filter((round) => round.part === part)
      .reduce((sum, { duration }) => sum + duration * WEIGHTS[part], 0);
  return parts.filter((part) => !empty.has(part)).toSorted((a, b) => spent(a) - spent(b))[0];
}

/** Further seeds for further rounds; each machine of several counts its own for what is compared. */
function seedOf({ seed, shard }: Options, part: Part, rounds: readonly Round[]): number {
  const before = rounds.filter((round) => round.part === part).length;
  return part === 'oracle' ? seed + before * shard.total : seed + before;
}

/** Whether a part has nothing to ask in this selection, or nothing to compare with. */
function hasNothing(part: Part, { coverage, journeys, proof }: Report): boolean {
  if (part === 'oracle') return proof === undefined;
  return part === 'sweep' ? coverage.inScope.length === 0 : journeys.length === 0;
}

function roundOf(part: Part, seed: number, found: Report, { report }: State): Round {
  const before = new Set(report?.findings.map(({ id }) => id));
  const fresh = found.findings.filter(({ id }) => !before.has(id));
  return { part, seed, duration: found.duration, found: fresh.length };
}

function reportOf(
  { rounds, report }: State,
  options: Options,
  empty: ReadonlySet<Part>,
  endedBy: string,
): Report {
  if (!report) throw new Error('A run of rounds ended before its first one.');
  const left = partsOf(options).filter(
    (part) => !empty.has(part) && !rounds.some((round) => round.part === part),
  );
  const untold = left.filter(
    (part) => !report.skipped.some((one) => one.source === part && isTimeOut(one)),
  );
  const skipped = untold.map((source) => ({
    source,
    operationId: '',
    reason: endedEarly(endedBy),
  }));
  const isPart = options.only.length + options.skip.length > 0 || options.shard.total > 1;
  return {
    ...report,
    seed: options.seed,
    skipped: [...report.skipped, ...skipped],
    complete: !isPart && options.sweep && options.journeys && left.length === 0,
    rounds: [...rounds],
  };
}
