import { randomUUID } from 'node:crypto';
import { recordsOf } from '../../../../scripts/conformance/lib/json.ts';
import { JPEG } from '../../../../scripts/conformance/sweep/world/sample-files.ts';
import { answering, edited, editing, misreading, on, refusing } from '../change.ts';
import { add } from '../json-edit.ts';
import { type Answer, fieldsOf, isSuccess, withHeader, withJson, withToken } from '../message.ts';
import type { Mutation } from '../mutation.ts';

const coded = (code: string) => (answered: Answer) =>
  withJson(answered, { ...fieldsOf(answered), code });

/** The picture that is served for every upload. */
const OTHER_PICTURE = Buffer.from(JPEG, 'base64');

/** What a contract promises beside the fields: versions, repeats, addresses, languages, figures, files. */
export const promises: Mutation[] = [
  {
    name: '412 as 409',
    what: 'updateBoat refuses another version with 409',
    rule: 'precondition',
    at: ['updateBoat'],
    change: refusing([412], ['updateBoat'], (answered) => ({ ...answered, status: 409 })),
  },
  {
    name: 'repeat with another status',
    what: 'createBoatService answers 200 to a repeated key',
    rule: 'idempotency',
    at: ['createBoatService'],
    change: (next, world) => {
      const seen = new Set<string>();
      return on('createBoatService', async (call, inner) => {
        const answered = await inner(call);
        const key = call.headers['idempotency-key'] ?? '';
        if (!isSuccess(answered) || key === '') return answered;
        if (seen.has(key)) return { ...answered, status: 200 };
        seen.add(key);
        return answered;
      })(next, world);
    },
  },
  {
    name: 'repeat done twice behind the first answer',
    what: 'sendMessage answers a repeated key as at first, and sends the message again',
    rule: 'idempotency',
    at: ['sendMessage', 'listConversationMessages'],
    run: ['sendMessage'],
    change: (next, world) => {
      const seen = new Map<string, Answer>();
      return on('sendMessage', async (call, inner) => {
        const key = call.headers['idempotency-key'] ?? '';
        const answered = await inner(call);
        if (!isSuccess(answered) || key === '') return answered;
        if (seen.has(key))
          await inner({ ...call, headers: { ...call.headers, 'idempotency-key': randomUUID() } });
        seen.set(key, answered);
        return answered;
      })(next, world);
    },
  },
  {
    name: 'created twice behind the first answer',
    what: 'createBoatService answers a repeated key as at first, and creates another',
    rule: 'idempotency',
    at: ['createBoatService', 'listBoatServices'],
    run: ['createBoatService'],
    change: (next, world) => {
      const seen = new Set<string>();
      return on('createBoatService', async (call, inner) => {
        const key = call.headers['idempotency-key'] ?? '';
        const answered = await inner(call);
        if (!isSuccess(answered) || key === '') return answered;
        if (seen.has(key))
          await inner({ ...call, headers: { ...call.headers, 'idempotency-key': randomUUID() } });
        seen.add(key);
        return answered;
      })(next, world);
    },
  },
  {
    name: 'unknown code of a rule between calls',
    what: 'paying a deposit twice is refused with the code ALREADY_DONE',
    rule: 'error-code',
    at: ['initializeDepositPayment'],
    change: refusing([409], ['initializeDepositPayment'], coded('ALREADY_DONE')),
  },
  {
    name: 'unknown code of 412',
    what: 'updateTour refuses another version with the code PRECONDITION_FAILED',
    rule: 'error-code',
    at: ['updateTour'],
    change: refusing([412], ['updateTour'], coded('PRECONDITION_FAILED')),
  },
  {
    name: 'token of an owner ignored in a calendar',
    what: 'listBoatCalendarDays finds no boat that is not published, its owner included',
    rule: 'access-token',
    at: ['listBoatCalendarDays'],
    change: misreading('listBoatCalendarDays', (call) => withToken(call, undefined)),
  },
  {
    name: 'bank not waited for',
    what: 'completeThreeDsPayment completes before the page of the bank has answered',
    rule: 'effect',
    at: ['completeThreeDsPayment'],
    run: ['completeThreeDsPayment', 'initializeThreeDsPayment'],
    change: on('completeThreeDsPayment', async (call, next, world) => {
      const answered = await next(call);
      return answered.status === 409 ? world.example('completeThreeDsPayment') : answered;
    }),
  },
  {
    name: 'paid before the bank answered',
    what: 'getBookingPaymentStatus counts a payment as paid once 3-D Secure has begun',
    rule: 'effect',
    at: ['getBookingPaymentStatus'],
    run: ['initializeThreeDsPayment', 'getBookingPaymentStatus'],
    change: (next, world) => {
      const begun = new Map<string, unknown>();
      return on(['initializeThreeDsPayment', 'getBookingPaymentStatus'], async (call, inner) => {
        const answered = await inner(call);
        if (!isSuccess(answered)) return answered;
        if (call.operationId === 'initializeThreeDsPayment') {
          begun.set(String(fieldsOf(call).bookingId), fieldsOf(answered).amount);
          return answered;
        }
        const amount = begun.get(call.params.id ?? '');
        return typeof amount === 'number' ? edited(answered, add('paidAmount', amount)) : answered;
      })(next, world);
    },
  },
  {
    name: 'cancelled booking not counted',
    what: 'getOwnerBookingCounts leaves out one cancelled booking',
    rule: 'figure',
    at: ['getOwnerBookingCounts'],
    change: editing('getOwnerBookingCounts', add('totalBookings', -1)),
  },
  {
    name: 'cancelled money counted once more',
    what: 'pendingPayout of getFinanceSummary holds one refunded deposit too many',
    rule: 'figure',
    at: ['getFinanceSummary', 'listPendingPayoutsPage'],
    run: ['getFinanceSummary', 'listPendingPayoutsPage'],
    change: editing('getFinanceSummary', add('pendingPayout', 750)),
  },
  {
    name: 'verification without an entry',
    what: 'the audit leaves out what setBoatDocumentVerification has done',
    rule: 'audit',
    at: ['setBoatDocumentVerification'],
    change: answering('listAuditPage', (answered) => {
      const page = fieldsOf(answered);
      const acts = recordsOf(page).filter(
        ({ operation }) => operation !== 'setBoatDocumentVerification',
      );
      return withJson(answered, { ...page, content: acts });
    }),
  },
  {
    name: 'other picture served',
    what: 'getUpload serves another picture than was uploaded',
    rule: 'effect',
    at: ['getUpload', 'uploadPicture'],
    run: ['uploadPicture', 'getUpload'],
    change: answering('getUpload', (answered) => ({
      ...withHeader(answered, 'content-type', 'image/jpeg'),
      body: OTHER_PICTURE,
    })),
  },
  {
    name: 'other document served',
    what: 'getApplicationDocument serves an empty file under the name of what was sent',
    rule: 'effect',
    at: ['getApplicationDocument', 'uploadApplicationDocuments', 'submitCaptainApplicationForm'],
    run: ['getApplicationDocument', 'uploadApplicationDocuments'],
    change: answering('getApplicationDocument', (answered) => ({
      ...answered,
      body: Buffer.from('%PDF-1.4\n%%EOF\n'),
    })),
  },
];
