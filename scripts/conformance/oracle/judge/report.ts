import type { Contract } from '../../contract/contract.ts';
import type { CoverageLog } from '../../findings/coverage-log.ts';
import type { FindingLog } from '../../findings/finding-log.ts';
import type { Question, Severity } from '../../types.ts';
import type { Shown } from '../campaign.ts';
import { replayText } from '../replay.ts';
import { type Found, listedIn, targetOf } from '../sequence/found.ts';
import { statementFor } from './statements.ts';
import { statusText, storyOf, shown as textOf } from './story.ts';

function severityOf({ difference, answer }: Found): Severity {
  if (difference.rule !== 'status') return 'major';
  const opensUp = answer.service.ok && [401, 403].includes(answer.mock.status);
  return opensUp || answer.service.status >= 500 || answer.service.status === 0
    ? 'critical'
    : 'major';
}

/** What was expected and seen; of an area whose lists are too long or too short, with where. */
function seen({ difference, answer }: Found, area: string | undefined) {
  if (difference.rule === 'status' || difference.rule === 'code') {
    return { expected: statusText(answer.mock), seen: statusText(answer.service) };
  }
  const where = area === undefined ? '' : `${answer.operation.id} ${difference.place}: `;
  return {
    expected: `${where}${textOf(difference.mock)}`,
    seen: `${where}${textOf(difference.service)}`,
  };
}

interface Sink {
  contract: Contract;
  findings: FindingLog;
  coverage: CoverageLog;
  seed: number;
  only(operationId: string): boolean;
  /** Whether the service has ever done it. */
  works(operationId: string): boolean;
}

/** Whether it is about what was asked for: an operation itself, or what is read after it. */
function isAsked({ answer: { operation }, after }: Found, { only, works }: Sink): boolean {
  const { id, method } = operation;
  return only(id) || (method === 'GET' && after !== undefined && only(after) && works(id));
}

/** Of several things that are wrong with a request each side may tell another. */
const isTwiceWrong = ({ mode, difference, answer: { service, mock, operation } }: Found) =>
  mode !== 'valid' &&
  (difference.rule === 'status' || difference.rule === 'code') &&
  [service, mock].every(({ ok, status }) => !ok && status < 500 && operation.answers.has(status));

/**
 * Puts the differences that break a statement of the contract among the findings, and answers the rest:
 * what the contract is silent about. An operation that nobody asked for is no finding: a service that is
 * still being built may lack it, and what needs it is then not compared.
 */
export function reportOf(all: readonly Shown[], sink: Sink): Question[] {
  const { contract, findings, coverage, seed } = sink;
  const questions: Question[] = [];
  for (const { found, replay, count } of all) {
    const { difference, answer, after } = found;
    if (!isAsked(found, sink)) {
      if (difference.rule !== 'status') continue;
      const reason = `answered ${answer.service.status} where the mock answers ${answer.mock.status}: what needs it is not compared`;
      coverage.skip({ source: 'oracle', operationId: answer.operation.id, reason });
      continue;
    }
    if (isTwiceWrong(found)) continue;
    const statement = statementFor(found, contract);
    const steps = storyOf(found);
    const area = listedIn(found);
    const said = seen(found, area);
    const common = {
      // Which of the lists and figures is met first depends on the seed, what the write has done does not.
      ...(area === undefined || after === undefined
        ? {
            operationId: answer.operation.id,
            rule: `oracle-${difference.rule}`,
            place: difference.place,
          }
        : { operationId: after, rule: 'oracle-listed', place: area }),
      after: after === answer.operation.id ? undefined : after,
      steps,
      replay: replayText(replay, targetOf(found)),
      seed,
      count,
      ...said,
    };
    const { steps: _steps, after: _after, count: _count, replay: token, ...finding } = common;
    if (!statement) {
      questions.push(common);
      continue;
    }
    findings.add({
      ...finding,
      source: 'oracle',
      severity: severityOf(found),
      curl: steps.at(-1)?.curl ?? '',
      statement,
      steps,
      replay: token,
    });
  }
  return questions;
}
