import { isObject, numberAt, textAt } from '../../../../scripts/conformance/lib/json.ts';
import { accepting, misreading, turningAway } from '../change.ts';
import { type Call, fieldsOf, jsonOf, queryOf } from '../message.ts';
import type { Mutation } from '../mutation.ts';

const field = (call: Call, name: string) => {
  const body = jsonOf(call);
  return isObject(body) ? body[name] : undefined;
};
const parameter = (call: Call, name: string) => queryOf(call).get(name);

/** Invalid requests that are accepted, valid ones that are refused. */
export const input: Mutation[] = [
  {
    name: 'invalid input accepted',
    what: 'createBoat takes a capacity of 0',
    rule: 'invalid-accepted',
    at: ['createBoat'],
    change: accepting('createBoat', (call) => field(call, 'capacity') === 0),
  },
  {
    name: 'required field not asked for',
    what: 'registerAccount takes a person without an e-mail address',
    rule: 'invalid-accepted',
    at: ['registerAccount'],
    change: accepting('registerAccount', (call) => field(call, 'email') === undefined),
  },
  {
    name: 'wrong type accepted',
    what: 'createBoatService takes a price in words',
    rule: 'invalid-accepted',
    at: ['createBoatService'],
    change: accepting('createBoatService', (call) => typeof field(call, 'price') !== 'number'),
  },
  {
    name: 'text too long accepted',
    what: 'createContactMessage takes any length',
    rule: 'invalid-accepted',
    at: ['createContactMessage'],
    change: accepting(
      'createContactMessage',
      (call) => String(field(call, 'message')).length > 1000,
    ),
  },
  {
    name: 'unknown enum value accepted',
    what: 'setTourStatus takes any status',
    rule: 'invalid-accepted',
    at: ['setTourStatus'],
    change: accepting('setTourStatus', (call) => parameter(call, 'status') !== null),
  },
  {
    name: 'pattern not checked',
    what: 'createBoatDocument takes malware.exe',
    rule: 'invalid-accepted',
    at: ['createBoatDocument'],
    change: accepting('createBoatDocument', (call) => field(call, 'documentName') !== undefined),
  },
  {
    name: 'page size unchecked',
    what: 'listReviewsPage takes any size',
    rule: 'invalid-accepted',
    at: ['listReviewsPage'],
    change: accepting('listReviewsPage', (call) => parameter(call, 'size') !== null),
  },
  {
    name: 'required parameter not asked for',
    what: 'searchToursByName lists tours without a name',
    rule: 'invalid-accepted',
    at: ['searchToursByName'],
    change: accepting('searchToursByName', (call) => parameter(call, 'name') === null),
  },
  {
    name: 'range too long accepted',
    what: 'listBoatCalendarDays answers any number of days',
    rule: 'invalid-accepted',
    at: ['listBoatCalendarDays'],
    change: accepting('listBoatCalendarDays', (call) => parameter(call, 'endDate') !== null),
  },
  {
    name: 'end before start accepted',
    what: 'listBookingsByDateRange takes an end before the start',
    rule: 'invalid-accepted',
    at: ['listBookingsByDateRange'],
    change: accepting(
      'listBookingsByDateRange',
      (call) => (parameter(call, 'endDate') ?? '') < (parameter(call, 'startDate') ?? ''),
    ),
  },
  {
    name: 'id that is no number accepted',
    what: 'getBoat takes /boats/abc for boat 1',
    rule: 'invalid-accepted',
    at: ['getBoat'],
    change: misreading('getBoat', (call) =>
      /^\d+$/u.test(call.params.id ?? '') ? call : { ...call, path: '/boats/1' },
    ),
  },
  {
    name: 'day that is none accepted',
    what: 'getFinanceSummary takes 2026-02-30',
    rule: 'invalid-accepted',
    at: ['getFinanceSummary'],
    change: accepting('getFinanceSummary'),
  },
  {
    name: 'valid boundary refused',
    what: 'createBoatService refuses the lowest quantity allowed',
    rule: 'valid-refused',
    at: ['createBoatService'],
    change: turningAway('createBoatService', (call) => field(call, 'quantity') === 1),
  },
  {
    name: 'longest valid text refused',
    what: 'createContactMessage refuses a text of more than 500 characters',
    rule: 'valid-refused',
    at: ['createContactMessage'],
    change: turningAway('createContactMessage', (call) =>
      Object.values(fieldsOf(call)).some((value) => String(value).length > 500),
    ),
  },
  {
    name: 'shortest valid password refused',
    what: 'registerAccount wants 8 characters where 6 are enough',
    rule: 'valid-refused',
    at: ['registerAccount'],
    change: turningAway(
      'registerAccount',
      (call) => (textAt(jsonOf(call), 'password') ?? '').length < 8,
    ),
  },
  {
    name: 'zero refused where it is allowed',
    what: 'setTourImageDisplayOrder wants a positive number',
    rule: 'valid-refused',
    at: ['setTourImageDisplayOrder'],
    change: turningAway(
      'setTourImageDisplayOrder',
      (call) => parameter(call, 'displayOrder') === '0',
      400,
    ),
  },
  {
    name: 'null refused where it is allowed',
    what: 'updateBoat refuses hourlyPrice null',
    rule: 'valid-refused',
    at: ['updateBoat', 'createBoat'],
    change: turningAway(
      ['updateBoat', 'createBoat'],
      (call) => field(call, 'hourlyPrice') === null,
    ),
  },
  {
    name: 'largest page refused',
    what: 'listBoatsPage refuses size 100',
    rule: 'valid-refused',
    at: ['listBoatsPage'],
    change: turningAway('listBoatsPage', (call) => parameter(call, 'size') === '100', 400),
  },
  {
    name: 'optional field demanded',
    what: 'createBoat refuses a boat without a description',
    rule: 'valid-refused',
    at: ['createBoat'],
    change: turningAway(
      'createBoat',
      (call) =>
        numberAt(jsonOf(call), 'capacity') !== undefined &&
        field(call, 'description') === undefined,
    ),
  },
];
