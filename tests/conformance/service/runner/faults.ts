import * as v from 'valibot';
import { run as runProgram } from '../../../../scripts/codegen/openapi-generator/tools.ts';
import type { Finding } from '../../../../scripts/conformance/types.ts';
import { findingsOf } from './check.ts';
import { findPython, type Installed, SERVICE } from './prepare.ts';
import { startService } from './start.ts';

/** A way in which a service is wrong, as `faults/` lists it. */
const Fault = v.object({
  name: v.string(),
  /** What a backend team would have done wrong, in a sentence. */
  what: v.string(),
  /** What a team that works on it would ask for with `--only`. */
  run: v.array(v.string()),
  /** The operations one of which the finding has to be about. */
  at: v.array(v.string()),
});
export type Fault = v.InferOutput<typeof Fault>;

/** How many services are tried at a time: one to a core of a small machine. */
const JOBS = 2;

/** Every fault; needs a Python and nothing else. Throws Skipped when there is none. */
export async function listFaults(): Promise<Fault[]> {
  const program = await findPython();
  const text = await runProgram({
    program,
    arguments: ['-m', 'faults', '--json'],
    folder: SERVICE,
  });
  return v.parse(v.array(Fault), JSON.parse(text));
}

/** The finding that tells the fault; undefined when it was missed. */
async function find(installed: Installed, { name, run, at }: Fault): Promise<Finding | undefined> {
  const service = await startService(installed, ['faults', name]);
  try {
    const findings = await findingsOf(service, run);
    return findings.find(({ operationId }) => at.includes(operationId));
  } finally {
    await service.stop();
  }
}

/**
 * Puts each fault into a service of its own and runs the check on what it concerns. A line for each goes
 * through `say`: found by which finding, or missed. Answers the names of those that were missed.
 */
export async function tryFaults(
  installed: Installed,
  faults: readonly Fault[],
  say: (line: string) => void,
): Promise<string[]> {
  const missed: string[] = [];
  const waiting = faults.values();
  const worker = async () => {
    for (const fault of waiting) {
      const started = Date.now();
      const finding = await find(installed, fault);
      const seconds = `${((Date.now() - started) / 1000).toFixed(1)} s`;
      if (!finding) missed.push(fault.name);
      say(`${finding ? 'found ' : 'MISSED'}  ${fault.name} (${seconds}): ${fault.what}`);
      if (finding) {
        const { rule, operationId, place, seen } = finding;
        say(`        ${rule} at ${operationId} ${place}: ${seen.slice(0, 160)}`);
      }
    }
  };
  await Promise.all(Array.from({ length: JOBS }, worker));
  return missed;
}
