import type { Refusal } from '../../rules/common/refusal.ts';
import { type Answer, errorAnswer, jsonHeaders, type Language } from '../answer/answer.ts';
import { exampleRefusal } from '../answer/example-refusal.ts';
import type { Operation } from '../contract/operation.ts';
import { delayOf, type Fault } from './faults.ts';

const INJECTED = {
  tr: 'Bu hata denemek için istendi.',
  en: 'This failure was asked for, to try it.',
};

/** What a fault answers: the contract's example of its status, half a text, or nothing at all. */
export function faultAnswer(
  fault: Fault,
  operation: Operation,
  about: { language: Language; requestId: string },
): Answer {
  const shared = { operationId: operation.id, source: 'fault' as const, ...about };
  if (fault.hangUp || fault.malformed) {
    return {
      status: 200,
      headers: jsonHeaders(200),
      body: '{"content": [{"id": 1, "na',
      operationId: operation.id,
      source: 'fault',
      requestId: about.requestId,
      breaches: [],
      hangUp: fault.hangUp,
      delay: delayOf(fault),
    };
  }
  const status = (fault.status ?? 500) as Refusal['status']; // any status may be asked for
  const example = exampleRefusal(operation.exampleOf(status), about.language);
  const answer = errorAnswer(
    { refused: true, status, code: 'INJECTED_FAULT', message: INJECTED, errors: [] },
    shared,
  );
  if (example && typeof example === 'object') {
    answer.body = JSON.stringify({ ...example, requestId: about.requestId });
  }
  return { ...answer, delay: delayOf(fault) };
}
