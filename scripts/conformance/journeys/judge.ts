import type { Secret } from '../client/client.ts';
import { curlOf } from '../client/curl.ts';
import { NOT_IMPLEMENTED } from '../contract/missing.ts';
import { at, parsed } from '../lib/json.ts';
import type { Exchange, Finding, Severity } from '../types.ts';
import type { Check, JourneyResult, StepResult } from './respect/respect.ts';
import type { Step } from './workflows/workflow.ts';

/** What a failed journey is failed for. */
interface Verdict {
  /** In a sentence or two, for the list of journeys. */
  reason: string;
  /** Undefined when the journey itself is at fault, not the service. */
  finding: Omit<Finding, 'id' | 'count'> | undefined;
  /** The operation that is still to come, where that is why. */
  waitsFor?: string;
}

export interface Evidence {
  /** The step of a workflow or part, by its name. */
  stepOf(name: string): Step | undefined;
  exchangeOf(step: StepResult): Exchange | undefined;
  /** The token of an exchange, where it is not to be printed. */
  secretOf(exchange: Exchange): Secret | undefined;
}

/** Longest text of an answer that is shown. */
const MAX_TEXT_LENGTH = 300;

/** The first step of a journey that failed; what fails after it may be a consequence. */
export function firstFailure({ steps }: JourneyResult): StepResult | undefined {
  return steps.find(({ checks }) => checks.some(({ passed }) => !passed));
}

const ESCAPES = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'gu');

function plain(text: string): string {
  return text.replaceAll(ESCAPES, '').replaceAll(/\s+/gu, ' ').trim();
}

function shortened(text: string): string {
  return text.length > MAX_TEXT_LENGTH ? `${text.slice(0, MAX_TEXT_LENGTH)} …` : text;
}

function answerOf({ status, responseBody }: Exchange): string {
  return status === 0
    ? `no answer: ${responseBody}`
    : shortened(`${status} ${responseBody}`.trim());
}

/** What an answer has where a condition looks: the fields it names, or the whole. */
function seenBy(check: Check, exchange: Exchange): string {
  const body = parsed(exchange.responseBody);
  const fields = fieldsOf(check).map((field) => {
    const value = at(body, field);
    return `body.${field} is ${value === undefined ? 'missing' : JSON.stringify(value)}`;
  });
  if (fields.length === 0 || exchange.status >= 400) return answerOf(exchange);
  return shortened(`${exchange.status}, ${fields.join(', ')}`);
}

/** The fields of the answer that a condition speaks of, as dotted paths. */
const fieldsOf = ({ condition }: Check) =>
  [...condition.matchAll(/\$response\.body#\/([\w/-]+)/gu)].map(([, pointer = '']) =>
    pointer.replaceAll('/', '.'),
  );

const isAboutStatus = ({ condition }: Check) => condition.includes('$statusCode');

/** Where in the answer a condition looks. */
function placeOf(check: Check): string {
  const [field] = fieldsOf(check);
  return field === undefined ? `body ${readable(check.condition)}` : `body.${field}`;
}

/** A condition as it stands in the workflow. */
const readable = (condition: string) => condition.replaceAll(/\$steps\.[\w-]+?__/gu, '$steps.');

/** A refusal that was due and not given is the most severe: somebody read or wrote what is not theirs. */
function severityOf(check: Check, { status }: Exchange): Severity {
  const wantsRefusal = isAboutStatus(check) && /\b40[134]\b/u.test(check.condition);
  return wantsRefusal && status < 300 ? 'critical' : 'major';
}

function ruleOf(check: Check, { status }: Exchange): { rule: string; place: string } {
  if (!isAboutStatus(check)) return { rule: 'journey-effect', place: placeOf(check) };
  return { rule: 'journey-status', place: `${status} for ${check.condition}` };
}

function expectedOf(check: Check, step: Step | undefined): string {
  const because = step?.description ? ` (${step.description})` : '';
  if (check.condition) return `${readable(check.condition)}${because}`;
  return check.name === 'schema check'
    ? 'an answer as its schema says'
    : `the ${check.name} to pass`;
}

/**
 * Why a journey failed: its first failed step. An answer that breaks the contract by itself has been
 * reported by whoever holds every answer against it, so it is a reason here and no finding again.
 */
export function judge(result: JourneyResult, failed: StepResult, evidence: Evidence): Verdict {
  const step = evidence.stepOf(failed.step);
  const label = failed.step.replace('__', ' / ');
  const exchange = evidence.exchangeOf(failed);
  const broken = failed.checks.filter(({ passed }) => !passed);
  const breach = broken.find(({ condition }) => condition === '');
  const check = broken.find(isAboutStatus) ?? breach ?? broken[0];
  if (!check) return { reason: `${label} failed.`, finding: undefined };
  if (!exchange || exchange.operationId === '') {
    return { reason: `${label}: ${plain(check.message)}`, finding: undefined };
  }
  const isBreach = check === breach;
  const seen = isBreach ? shortened(plain(check.message)) : seenBy(check, exchange);
  const expected = expectedOf(check, step);
  const reason = `${label}: expected ${expected}, seen ${seen}`;
  if (exchange.status === NOT_IMPLEMENTED)
    return { reason, finding: undefined, waitsFor: exchange.operationId };
  if (isBreach || exchange.status >= 500 || exchange.status === 0) {
    return { reason, finding: undefined };
  }
  return {
    reason,
    finding: {
      severity: severityOf(check, exchange),
      source: result.workflowId,
      operationId: exchange.operationId,
      ...ruleOf(check, exchange),
      expected,
      seen,
      curl: curlOf(exchange, evidence.secretOf(exchange)),
    },
  };
}
