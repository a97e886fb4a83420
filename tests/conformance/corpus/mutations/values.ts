import { folded, lowerCase } from '../../../../openapi/model/text.ts';
import { textAt } from '../../../../scripts/conformance/lib/json.ts';
import { answering, edited, misreading, on, refusal, turningAway } from '../change.ts';
import { list } from '../json-edit.ts';
import {
  type Call,
  fieldsOf,
  isSuccess,
  jsonOf,
  queryOf,
  reading,
  withFields,
} from '../message.ts';
import type { Mutation } from '../mutation.ts';

const DATES = ['createTourDate', 'updateTourDate'];
const INSTANTS = ['startDate', 'endDate'];

/** A call with some fields of its body, where they are of a type, kept in another way. */
function kept<T>(
  names: readonly string[],
  isMeant: (value: unknown) => value is T,
  keep: (value: T) => unknown,
): (call: Call) => Call {
  return (call) => {
    const fields = fieldsOf(call);
    const changed = names.flatMap((name) => {
      const value = fields[name];
      return isMeant(value) ? [[name, keep(value)]] : [];
    });
    return changed.length > 0 ? withFields(call, Object.fromEntries(changed)) : call;
  };
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isNumber = (value: unknown): value is number => typeof value === 'number';
const isDate = (value: unknown): value is string =>
  isText(value) && !Number.isNaN(Date.parse(value));

const texts = (call: Call) => Object.values(fieldsOf(call)).filter(isText);

/** What bcrypt looks at. */
const cut = (password: string) => password.slice(0, 72);

const isFound = (item: unknown, sought: RegExp) =>
  ['name', 'brandModel', 'location'].some((name) =>
    sought.test(lowerCase(textAt(item, name) ?? '')),
  );

/** Marks are left aside by a table of the letters of Turkish. */
const byTable = (text: string) => lowerCase(text).replace(/[çğıöşü]/gu, (letter) => folded(letter));

/** Backends whose storage or language has ideas of its own about values: clocks, decimals, letters, lengths. */
export const values: Mutation[] = [
  {
    name: 'offset dropped',
    what: 'dates of tours are kept as the clock time that was written, whatever the offset',
    rule: 'echo',
    at: DATES,
    change: misreading(
      DATES,
      kept(INSTANTS, isDate, (value) => value.replace(/[+-]\d\d:\d\d$/u, 'Z')),
    ),
  },
  {
    name: 'seconds dropped',
    what: 'dates of tours are kept to the minute',
    rule: 'echo',
    at: DATES,
    change: misreading(
      DATES,
      kept(INSTANTS, isDate, (value) =>
        new Date(Math.floor(Date.parse(value) / 60_000) * 60_000).toISOString(),
      ),
    ),
  },
  {
    name: 'coordinates rounded',
    what: 'createBoat keeps four decimals of where a boat lies',
    rule: 'echo',
    at: ['createBoat'],
    change: misreading(
      'createBoat',
      kept(['latitude', 'longitude'], isNumber, (value) => Number(value.toFixed(4))),
    ),
  },
  {
    name: 'no U+0000 in a column',
    what: 'createContactMessage fails over a character that PostgreSQL keeps in no text',
    rule: 'server-error',
    at: ['createContactMessage'],
    change: turningAway(
      'createContactMessage',
      (call) => texts(call).some((text) => text.includes('\u0000')),
      500,
    ),
  },
  {
    name: 'control characters refused',
    what: 'createContactMessage refuses what shows nothing between letters',
    rule: 'valid-refused',
    at: ['createContactMessage'],
    change: turningAway('createContactMessage', (call) =>
      texts(call).some((text) => /\p{Cc}/u.test(text)),
    ),
  },
  {
    name: 'a wave is two characters',
    what: 'createContactMessage counts the units of UTF-16',
    rule: 'valid-refused',
    at: ['createContactMessage'],
    change: turningAway('createContactMessage', (call) =>
      texts(call).some((text) => text.length > 2000),
    ),
  },
  {
    name: 'patterns in what is looked for',
    what: 'searchBoatsByText takes _ and % for any characters',
    rule: 'filter',
    at: ['searchBoatsByText'],
    change: on('searchBoatsByText', async (call, next) => {
      const sought = lowerCase(queryOf(call).get('query') ?? '');
      if (!/^[\p{L}_%]+$/u.test(sought) || !/[_%]/u.test(sought)) return next(call);
      const pattern = new RegExp(sought.replaceAll('_', '.').replaceAll('%', '.*'), 'su');
      const all = await next(reading(call, '/boats'));
      return edited(
        all,
        list((items) => items.filter((item) => isFound(item, pattern))),
      );
    }),
  },
  {
    name: 'or without brackets',
    what: 'whoever is found by the telephone passes the other filters of listUsersPage',
    rule: 'filter',
    at: ['listUsersPage'],
    change: on('listUsersPage', (call, next) => {
      const query = queryOf(call);
      if (!/^\+?\d+$/u.test(query.get('query') ?? '')) return next(call);
      for (const name of ['role', 'isActive', 'createdFrom', 'createdTo']) query.delete(name);
      return next({ ...call, search: query.toString() });
    }),
  },
  {
    name: 'marks of Turkish alone',
    what: 'searchUsers finds é only where é is typed',
    rule: 'filter',
    at: ['searchUsers'],
    change: answering('searchUsers', (answered, call) => {
      const sought = byTable(queryOf(call).get('q') ?? '').trim();
      const fields = ['fullName', 'username', 'email', 'phoneNumber'];
      return edited(
        answered,
        list((items) =>
          items.filter((item) =>
            fields.some((name) => byTable(textAt(item, name) ?? '').includes(sought)),
          ),
        ),
      );
    }),
  },
  {
    name: 'password cut',
    what: 'a password counts to its 72nd character, as bcrypt has it',
    rule: 'effect',
    at: ['logIn'],
    change: misreading(['registerAccount', 'logIn'], kept(['password'], isText, cut)),
  },
  {
    name: 'address stays taken',
    what: 'the address of an account that was deleted is refused for ever',
    rule: 'unique',
    at: ['registerAccount'],
    change: (next, world) => {
      const gone = new Set<unknown>();
      const leaving = on('deleteAccount', async (call, inner) => {
        const account = await inner(reading(call, '/auth/account'));
        const answered = await inner(call);
        if (isSuccess(answered)) gone.add(textAt(jsonOf(account), 'email'));
        return answered;
      })(next, world);
      return on('registerAccount', async (call, inner) =>
        gone.has(fieldsOf(call).email) ? refusal(409, 'EMAIL_TAKEN') : inner(call),
      )(leaving, world);
    },
  },
];
