import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runRedocly } from '../../../lib/redocly.ts';
import { CannotRun } from '../../lib/cannot-run.ts';
import { isObject, parsed, recordsOf, textAt } from '../../lib/json.ts';
import { EXCHANGE_HEADER } from './recording-proxy.ts';

/** One check that Respect made of an answer. */
export interface Check {
  name: string;
  passed: boolean;
  message: string;
  /** The condition of a success criterion; empty for the checks that Respect makes by itself. */
  condition: string;
}

/** One step that was run, in the order of time. */
export interface StepResult {
  /** Name of the step, see `stepName`. */
  step: string;
  /** Which recorded exchange answered it; undefined when no answer came. */
  exchange: number | undefined;
  checks: Check[];
}

/** One journey that was run. */
export interface JourneyResult {
  workflowId: string;
  steps: StepResult[];
}

interface RespectRun {
  /** An Arazzo document, see `compose`. */
  document: object;
  workflowIds: readonly string[];
  /** Names of source descriptions and where they are served. */
  servers: Record<string, string>;
  /** Milliseconds the run may take; undefined for no end. */
  timeout: number | undefined;
}

function checkOf(value: unknown): Check {
  return {
    name: textAt(value, 'name') ?? '',
    passed: isObject(value) && value.passed === true,
    message: textAt(value, 'message') ?? '',
    condition: textAt(value, 'condition') ?? '',
  };
}

/** The steps of a workflow and of the workflows it calls, as one list. */
function stepsOf(value: unknown): StepResult[] {
  const executed = isObject(value) ? recordsOf(value.executedSteps) : [];
  return executed.flatMap((entry) => {
    if (entry.type === 'workflow') return stepsOf(entry);
    const response = isObject(entry.response) ? entry.response : {};
    const index = textAt(response.headers, EXCHANGE_HEADER);
    return {
      step: textAt(entry, 'stepId') ?? '',
      exchange: index === undefined ? undefined : Number(index),
      checks: recordsOf(entry.checks).map(checkOf),
    };
  });
}

/**
 * Runs workflows with Redocly Respect and answers what became of each. Throws CannotRun when Respect does
 * not get as far as running them.
 */
export async function runRespect(run: RespectRun): Promise<JourneyResult[]> {
  const folder = mkdtempSync(join(tmpdir(), 'pruva-journeys-'));
  try {
    const file = join(folder, 'journeys.arazzo.json');
    const output = join(folder, 'result.json');
    writeFileSync(file, JSON.stringify(run.document));
    const result = await runRedocly(
      [
        'respect',
        file,
        ...run.workflowIds.flatMap((id) => ['--workflow', id]),
        ...Object.entries(run.servers).flatMap(([name, url]) => ['--server', `${name}=${url}`]),
        ...['--json-output', output, '--max-steps', '10000', '--no-secrets-masking'],
        ...(run.timeout === undefined
          ? []
          : ['--execution-timeout', String(Math.max(run.timeout, 1))]),
      ],
      folder,
      { isAlone: true },
    );
    return readResult(output, result);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function readResult(output: string, run: { stdout: string; stderr: string }): JourneyResult[] {
  let text: string;
  try {
    text = readFileSync(output, 'utf8');
  } catch (cause) {
    const last = `${run.stdout}\n${run.stderr}`.trim().split('\n').slice(-20).join('\n');
    throw new CannotRun(`Redocly Respect did not run the workflows:\n${last}`, { cause });
  }
  const document = parsed(text);
  const files = isObject(document) && isObject(document.files) ? Object.values(document.files) : [];
  const workflows = files.flatMap((entry) =>
    isObject(entry) ? recordsOf(entry.executedWorkflows) : [],
  );
  return workflows.map((workflow) => ({
    workflowId: textAt(workflow, 'workflowId') ?? '',
    steps: stepsOf(workflow),
  }));
}

/** Whether a step was not run because time was up. */
export const isOutOfTime = ({ checks }: StepResult) =>
  checks.some(({ name, passed }) => !passed && /timeout/iu.test(name));
