import { isObject } from '../../../../scripts/conformance/lib/json.ts';
import { editing } from '../change.ts';
import { list } from '../json-edit.ts';
import type { Mutation } from '../mutation.ts';

/** A page of notifications whose records are changed. */
const telling = (edit: (items: unknown[]) => unknown[]) =>
  editing('listNotificationsPage', list(edit));

const isOf = (type: string) => (item: unknown) => isObject(item) && item.type === type;

/** Notifications of one type that are never sent. */
const keptSilent = (type: string, operationId: string): Mutation => ({
  name: `${operationId} keeps ${type} to itself`,
  what: `${operationId} tells nobody of what x-notifies calls ${type}`,
  rule: 'effect',
  at: [operationId],
  change: telling((items) => items.filter((item) => !isOf(type)(item))),
});

/** Notifications that are not sent, sent twice, or as something else. */
export const notices: Mutation[] = [
  keptSilent('BOOKING_CANCELLED', 'cancelBooking'),
  keptSilent('BOAT_AVAILABILITY_CHANGED', 'updateAvailabilities'),
  keptSilent('BOAT_CREATED', 'createBoat'),
  {
    name: 'payment told twice',
    what: 'processBookingPayment tells both parties twice that the money has arrived',
    rule: 'effect',
    at: ['processBookingPayment'],
    change: telling((items) =>
      items.flatMap((item) => (isOf('SUCCESS')(item) ? [item, item] : [item])),
    ),
  },
  {
    name: 'refusal told as news',
    what: 'a document that is refused with a note is told as INFO',
    rule: 'effect',
    at: ['setTourDocumentVerification'],
    change: telling((items) =>
      items.map((item) =>
        isObject(item) && item.type === 'WARNING' ? { ...item, type: 'INFO' } : item,
      ),
    ),
  },
];
