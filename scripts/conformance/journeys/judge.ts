import { curlOf } from '../curl.ts';
import type { Exchange, Finding, Severity } from '../types.ts';
import type { Check, JourneyResult, StepResult } from './respect.ts';
import type { Step } from './workflow.ts';

/** What a failed journey is failed for. */
export interface Verdict {
  /** In a sentence or two, for the list of journeys. */
  reason: string;
  /** Undefined when the journey itself is at fault, not the service. */
  finding: Omit<Finding, 'id' | 'count'> | undefined;
}

export interface Evidence {
  /** The step of a workflow or part, by its name. */
  stepOf(name: string): Step | undefined;
  exchangeOf(step: StepResult): Exchange | undefined;
  /** The token of the actor of an exchange, not to be printed. */
  tokenOf(exchange: Exchange): string | undefined;
}

/** Names of the checks that Respect makes by itself, and of the rules they stand for. */
const RULES: Record<string, string> = {
  'status code check': 'response-status',
  'content-type check': 'response-content-type',
  'schema check': 'response-schema',
};

/** Longest text of an answer that is shown. */
const LONGEST = 300;

/** The first step of a journey that failed; what fails after it may be a consequence. */
export function firstFailure({ steps }: JourneyResult): StepResult | undefined {
  return steps.find(({ checks }) => checks.some(({ passed }) => !passed));
}

const ESCAPES = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'gu');

function plain(text: string): string {
  return text.replaceAll(ESCAPES, '').replaceAll(/\s+/gu, ' ').trim();
}

function shortened(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST)} …` : text;
}

function answerOf({ status, responseBody }: Exchange): string {
  return status === 0
    ? `no answer: ${responseBody}`
    : shortened(`${status} ${responseBody}`.trim());
}

const isAboutStatus = ({ condition }: Check) => condition.includes('$statusCode');

/** The fields of the body that a condition speaks of, as a dotted path. */
function placeOf({ condition }: Check): string {
  const pointers = [...condition.matchAll(/\$response\.body#\/([\w/-]+)/gu)].map(
    ([, pointer = '']) => `body.${pointer.replaceAll('/', '.')}`,
  );
  return pointers[0] ?? `body ${condition}`;
}

/** A refusal that was due and not given is the gravest: somebody read or wrote what is not theirs. */
function severityOf(check: Check, { status }: Exchange): Severity {
  if (status >= 500) return 'critical';
  const wantsRefusal = isAboutStatus(check) && /\b40[134]\b/u.test(check.condition);
  return wantsRefusal && status < 300 ? 'critical' : 'major';
}

function ruleOf(check: Check, { status }: Exchange): { rule: string; place: string } {
  if (status >= 500) return { rule: 'server-error', place: '' };
  const known = RULES[check.name];
  if (known === 'response-schema') return { rule: known, place: schemaPlace(check) };
  if (known) return { rule: known, place: `status ${status}` };
  if (!isAboutStatus(check)) return { rule: 'journey-effect', place: placeOf(check) };
  return { rule: 'journey-status', place: `${status} for ${check.condition}` };
}

/** Which field a schema error is about, as Respect words it at the end of its message. */
function schemaPlace({ message }: Check): string {
  const [, path] = /at #?(\/[\w/-]*)/u.exec(plain(message)) ?? [];
  return path ? `body${path.replaceAll('/', '.')}` : 'body';
}

function expectedOf(check: Check, step: Step | undefined): string {
  const because = step?.description ? ` (${step.description})` : '';
  if (check.condition) return `${check.condition}${because}`;
  return check.name === 'schema check' ? 'an answer as its schema says' : check.name;
}

/**
 * Why a journey failed: its first failed step's first failed check. Without an answer that could be judged
 * there is no finding, only a reason.
 */
export function judge(result: JourneyResult, failed: StepResult, evidence: Evidence): Verdict {
  const step = evidence.stepOf(failed.step);
  const label = failed.step.replace('__', ' / ');
  const check = failed.checks.find(({ passed }) => !passed);
  const exchange = evidence.exchangeOf(failed);
  if (!check) return { reason: `${label} failed.`, finding: undefined };
  if (!exchange || exchange.operationId === '') {
    return { reason: `${label}: ${plain(check.message)}`, finding: undefined };
  }
  const seen = check.name === 'schema check' ? shortened(plain(check.message)) : answerOf(exchange);
  const expected = expectedOf(check, step);
  return {
    reason: `${label}: expected ${expected}, seen ${seen}`,
    finding: {
      severity: severityOf(check, exchange),
      source: result.workflowId,
      operationId: exchange.operationId,
      ...ruleOf(check, exchange),
      expected,
      seen,
      curl: curlOf(exchange, evidence.tokenOf(exchange)),
    },
  };
}
