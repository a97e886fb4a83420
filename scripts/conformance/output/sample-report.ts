import type { Finding, Report } from '../types.ts';
import type { OperationFacts } from './facts.ts';

/** A made-up report for tests: every kind of finding, skip and journey, and answers that are hostile to the outputs. */
export function sampleReport(changes: Partial<Report> = {}): Report {
  return {
    server: 'http://127.0.0.1:4010/api',
    contractVersion: '0.1.0',
    seed: 1,
    startedAt: '2026-11-20T07:10:00Z',
    duration: 12_340,
    requests: 345,
    findings: [
      finding({
        id: 'a1',
        severity: 'minor',
        operationId: 'getBoat',
        rule: 'response-header',
        place: 'headers.retry-after',
        expected: 'Retry-After',
        seen: 'no such header',
      }),
      finding({
        id: 'b2',
        severity: 'critical',
        operationId: 'createBooking',
        rule: 'response-schema',
        place: 'body.totalPrice',
        expected: 'a number',
        seen: '"</pre><script>alert(1)</script>" & \u0000\u001b[2J',
        count: 3,
      }),
      finding({
        id: 'c3',
        severity: 'major',
        source: 'booking-conflict',
        operationId: 'createBooking',
        rule: 'journey-step',
        expected: '409',
        seen: '201',
      }),
    ],
    accepted: [],
    notes: [],
    skipped: [
      { source: 'sweep', operationId: 'deleteBoat', reason: 'writes outside what the run created' },
      { source: 'sweep', operationId: 'deleteTour', reason: 'writes outside what the run created' },
    ],
    left: {},
    coverage: {
      operations: {
        getBoat: { '200': ['ANONYMOUS', 'CUSTOMER'], '418': ['ADMIN'] },
        createBooking: { '201': ['CUSTOMER'], '400': ['CUSTOMER', 'OTHER_CUSTOMER'] },
      },
      inScope: ['getBoat', 'createBooking', 'deleteBoat'],
    },
    journeys: [
      { id: 'booking-conflict', summary: 'Two want one day', outcome: 'failed', reason: 'step 3' },
      { id: 'register', summary: 'Register to review', outcome: 'passed', reason: '' },
      { id: 'slow-bank', summary: 'The bank is slow', outcome: 'skipped', reason: 'no outbox' },
    ],
    questions: [],
    proof: undefined,
    complete: true,
    ...changes,
  };
}

/** A report in which every operation in scope was called and nothing was found. */
export function cleanReport(changes: Partial<Report> = {}): Report {
  return sampleReport({
    findings: [],
    skipped: [],
    journeys: [],
    coverage: { operations: { getBoat: { '200': ['ANONYMOUS'] } }, inScope: ['getBoat'] },
    ...changes,
  });
}

/** A report of sequences of calls that were compared with the mock: a finding, an open question and their proof. */
export function oracleReport(): Report {
  const steps = [{ curl: 'curl <1>', service: '201 id 5', mock: '201 id 7' }];
  const cell = { state: 'PENDING', actor: 'CUSTOMER', refused: 0, readBack: 2 } as const;
  return sampleReport({
    findings: [
      finding({
        id: 'd4',
        source: 'oracle',
        operationId: 'createBooking',
        rule: 'oracle-value',
        place: 'body.status',
        statement: { text: 'A booking begins as PENDING.', place: 'BookingStatus: x-states' },
        steps,
        replay: '3:createBooking:0/a',
        seed: 7,
      }),
    ],
    questions: [
      {
        operationId: 'getBoat',
        rule: 'oracle-value',
        place: 'body.note',
        expected: '<null>',
        seen: '""',
        after: undefined,
        steps,
        replay: '4:getBoat:1/b',
        count: 1,
      },
    ],
    left: { boats: 1 },
    proof: {
      sequences: 12,
      cells: [{ ...cell, operationId: 'getBoat', succeeded: 3 }],
      notProved: [{ operationId: 'deleteBoat', reason: 'never asked' }],
    },
  });
}

export const sampleFacts = new Map<string, OperationFacts>(
  [
    {
      operationId: 'getBoat',
      method: 'GET',
      path: '/boats/{id}',
      tag: 'Boats',
      statuses: ['200', '404', '503'],
    },
    {
      operationId: 'deleteBoat',
      method: 'DELETE',
      path: '/boats/{id}',
      tag: 'Boats',
      statuses: ['204', '403'],
    },
    {
      operationId: 'createBooking',
      method: 'POST',
      path: '/bookings',
      tag: 'Bookings',
      statuses: ['201', '400', '409'],
    },
  ].map((each) => [each.operationId, each]),
);

function finding(part: Partial<Finding>): Finding {
  return {
    id: 'x',
    severity: 'major',
    source: 'sweep',
    operationId: 'getBoat',
    rule: 'response-schema',
    place: '',
    expected: '',
    seen: '',
    curl: `curl -H 'Authorization: Bearer $CUSTOMER_TOKEN' 'http://127.0.0.1:4010/api/boats/1?a=1&b=2'`,
    count: 1,
    ...part,
  };
}
