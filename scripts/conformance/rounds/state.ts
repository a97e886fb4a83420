import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { CannotRun, messageOf } from '../lib/cannot-run.ts';
import { isObject } from '../lib/json.ts';
import type { Options } from '../options.ts';
import type { Report, Round } from '../types.ts';

/** How far a run of rounds is. */
export interface State {
  rounds: readonly Round[];
  /** Everything found so far; undefined before the first round. */
  report: Report | undefined;
}

/** What has to be the same for a run to go on. */
const keyOf = ({ server, seed, only, skip, shard, sweep, journeys, oracle }: Options) =>
  JSON.stringify({ server, seed, only, skip, shard, sweep, journeys, oracle });

/** The state in the file of `--resume`, or that of a beginning. Throws CannotRun when it is of another run. */
export function readState(options: Options): State {
  const { resume } = options;
  if (resume === undefined || !existsSync(resume)) return { rounds: [], report: undefined };
  const mend = 'Take another file, or delete it to begin anew.';
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(resume, 'utf8'));
  } catch (cause) {
    throw new CannotRun(`--resume ${resume} cannot be read: ${messageOf(cause)}. ${mend}`);
  }
  if (!isObject(content) || !Array.isArray(content.rounds) || typeof content.of !== 'string')
    throw new CannotRun(`--resume ${resume} is no state of a run. ${mend}`);
  if (content.of !== keyOf(options))
    throw new CannotRun(
      `--resume ${resume} is of another run: ${content.of}. Give the same options, or ${mend.toLowerCase()}`,
    );
  const { rounds, report } = content;
  // Written by `writeState`, for the very same options.
  return { rounds, report: isObject(report) ? (report as unknown as Report) : undefined };
}

/** Writes the state, if there is a file for it, so that it is never half there. */
export function writeState(options: Options, { rounds, report }: State): void {
  const { resume } = options;
  if (resume === undefined) return;
  writeFileSync(`${resume}.part`, JSON.stringify({ of: keyOf(options), rounds, report }));
  renameSync(`${resume}.part`, resume);
}
