import { accepting, on } from '../change.ts';
import { answer, fieldsOf, isSuccess } from '../message.ts';
import type { Mutation } from '../mutation.ts';

const isLoud = (text: unknown) => typeof text === 'string' && text === text.toUpperCase();

/** Backends that let two records have what only one may have, or refuse what may repeat. */
export const unique: Mutation[] = [
  {
    name: 'capitals make another name',
    what: 'createBoat takes a name of the fleet when it comes in capitals',
    rule: 'unique',
    at: ['createBoat'],
    change: accepting('createBoat', (call) => isLoud(fieldsOf(call).name), [409]),
  },
  {
    name: 'renamed like another',
    what: 'updateBoat takes a name of the fleet, which createBoat refuses',
    rule: 'unique',
    at: ['updateBoat'],
    change: accepting('updateBoat', () => true, [409]),
  },
  {
    name: 'address of somebody else',
    what: 'updateAccount takes an address that somebody has',
    rule: 'unique',
    at: ['updateAccount'],
    change: accepting('updateAccount', () => true, [409]),
  },
  {
    name: 'several at once, twice',
    what: 'addBoatFeatures adds features that the boat has',
    rule: 'unique',
    at: ['addBoatFeatures'],
    change: accepting('addBoatFeatures', () => true, [409]),
  },
  {
    name: 'one of a type for all boats',
    what: 'createBoatDocument refuses a type that any other boat has',
    rule: 'unique',
    at: ['createBoatDocument'],
    change: (next, world) => {
      const types = new Set<unknown>();
      return on('createBoatDocument', async (call) => {
        const { documentType: type } = fieldsOf(call);
        if (type !== 'OTHER' && types.has(type))
          return answer(409, { message: 'Var.', code: 'DUPLICATE_DOCUMENT_TYPE', errors: [] });
        const answered = await next(call);
        if (isSuccess(answered)) types.add(type);
        return answered;
      })(next, world);
    },
  },
];
