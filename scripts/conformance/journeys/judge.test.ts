import { describe, expect, it } from 'vitest';
import type { Exchange } from '../types.ts';
import { firstFailure, judge } from './judge.ts';
import type { Check, JourneyResult } from './respect/respect.ts';

const exchange = (status: number, body: unknown): Exchange => ({
  operationId: 'getBooking',
  actor: 'CUSTOMER',
  method: 'GET',
  url: 'http://127.0.0.1/api/bookings/1',
  requestHeaders: { authorization: 'Bearer se.cret' },
  requestBody: undefined,
  status,
  responseHeaders: {},
  responseBody: JSON.stringify(body),
  duration: 1,
});

const passed: Check = { name: 'success criteria check', passed: true, message: '', condition: '' };
const failed = (condition: string, name = 'success criteria check'): Check => ({
  name,
  passed: false,
  message: 'because',
  condition,
});

function verdictOf(checks: Check[], answer: Exchange | undefined) {
  const result: JourneyResult = {
    workflowId: 'lifecycle',
    steps: [
      { step: 'lifecycle__book', exchange: 0, checks: [passed] },
      { step: 'lifecycle__read', exchange: 1, checks },
    ],
  };
  const step = firstFailure(result);
  if (!step) throw new Error('nothing failed');
  return judge(result, step, {
    stepOf: () => ({ stepId: 'read', description: 'Contact is hidden.' }),
    exchangeOf: () => answer,
    secretOf: () => ({ token: 'se.cret', variable: 'CUSTOMER_TOKEN' }),
  });
}

describe('judge', () => {
  it('names the operation that a journey waits for, and finds nothing in it', () => {
    const verdict = verdictOf([failed('$statusCode == 200')], exchange(501, {}));
    expect(verdict).toMatchObject({ finding: undefined, waitsFor: 'getBooking' });
  });

  it('names the field of an effect, what is expected and what is seen', () => {
    const check = failed('$response.body#/total == $steps.lifecycle__book.outputs.total');
    const { finding, reason } = verdictOf([passed, check], exchange(200, { total: 9 }));
    expect(finding).toMatchObject({
      rule: 'journey-effect',
      place: 'body.total',
      severity: 'major',
      operationId: 'getBooking',
      source: 'lifecycle',
      expected: '$response.body#/total == $steps.book.outputs.total (Contact is hidden.)',
      seen: '200, body.total is 9',
    });
    expect(finding?.curl).toContain('$CUSTOMER_TOKEN');
    expect(reason).toContain('lifecycle / read');
  });

  it('takes an answer in place of a refusal for critical', () => {
    const check = failed('$statusCode == 403 || $statusCode == 404');
    const { finding } = verdictOf([check, failed('', 'schema check')], exchange(200, {}));
    expect(finding).toMatchObject({ rule: 'journey-status', severity: 'critical' });
  });

  it('reports no second time what breaks the contract by itself', () => {
    const schema = failed('', 'schema check');
    expect(verdictOf([failed('$response.body#/id == 1'), schema], exchange(200, {})).finding).toBe(
      undefined,
    );
    const failure = verdictOf([failed('$statusCode == 200')], exchange(500, {}));
    expect(failure.finding).toBe(undefined);
    expect(failure.reason).toContain('seen 500');
  });

  it('has no finding where no answer came', () => {
    expect(verdictOf([failed('', 'network error')], undefined)).toEqual({
      reason: 'lifecycle / read: because',
      finding: undefined,
    });
  });
});
