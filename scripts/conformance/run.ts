import { signIn } from './actors.ts';
import type { Options } from './arguments.ts';
import { CannotRun } from './cannot-run.ts';
import type { Contract } from './contract.ts';
import { createCoverageLog } from './coverage-log.ts';
import { readCredentials } from './credentials.ts';
import { createFindingLog } from './finding-log.ts';
import { select } from './selection.ts';
import { connect } from './server.ts';
import { runSweep } from './sweep/index.ts';
import type { Report } from './types.ts';

/** Hears how far a part of the run is. */
export type OnProgress = (part: string, done: number, total: number, label: string) => void;

/**
 * Checks a service and answers what was found. Throws CannotRun when the service does not answer, the
 * credentials do not work, or nothing is selected.
 */
export async function runConformance(
  options: Options,
  contract: Contract,
  onProgress: OnProgress,
): Promise<Report> {
  const startedAt = new Date();
  const selection = select(options.only, options.skip, {
    operations: contract.operations.map(({ id, tags }) => ({
      operationId: id,
      tag: tags[0] ?? '',
    })),
    workflows: [],
  });
  const credentials = options.auth === undefined ? {} : readCredentials(options.auth);
  const client = await connect(contract, {
    server: options.server,
    headers: options.headers,
    ...(options.rate === undefined ? {} : { rate: options.rate }),
  });
  if (typeof client === 'string') throw new CannotRun(client);
  try {
    const { actors, problems } = await signIn(client, contract, credentials, options.seed);
    if (problems.length > 0) throw new CannotRun(problems.join('\n'));
    const findings = createFindingLog(({ actor }) => client.token(actor));
    const coverage = createCoverageLog();
    if (options.sweep) {
      await runSweep({
        contract,
        client,
        actors,
        findings,
        coverage,
        seed: options.seed,
        only: selection.operation,
        shard: options.shard,
        deadline: options.maxTime === undefined ? undefined : startedAt.getTime() + options.maxTime,
        allowForeignWrites: options.allowForeignWrites,
        onProgress: (done, total, label) => onProgress('sweep', done, total, label),
      });
    }
    return {
      server: client.server,
      contractVersion: contract.version,
      seed: options.seed,
      startedAt: startedAt.toISOString(),
      duration: Date.now() - startedAt.getTime(),
      requests: client.sent,
      findings: findings.all(),
      skipped: coverage.skipped(),
      coverage: coverage.coverage(),
      journeys: [],
      complete: options.only.length === 0 && options.skip.length === 0 && options.shard.total === 1,
    };
  } finally {
    client.close();
  }
}
