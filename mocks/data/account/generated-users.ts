import { turkishFirstNames, turkishLastNames } from '../text/names.ts';
import type { Guest } from './users.ts';

/** Ids of generated users begin here, behind all guests. */
const FIRST_ID = 1_000;
/** Has no factor in common with the number of last names, so that they come in no order. */
const STRIDE = 31;

/** People who have registered and no more, with two given names each, so that nobody is called like a guest. */
export function createGeneratedUsers(count: number): Guest[] {
  const firsts = turkishFirstNames.length;
  return Array.from({ length: count }, (_, index) => {
    const first = turkishFirstNames[index % firsts];
    const second = turkishFirstNames[(index + 1 + Math.floor(index / firsts)) % firsts];
    return {
      id: FIRST_ID + index,
      firstName: `${first} ${second}`,
      lastName: turkishLastNames[(index * STRIDE) % turkishLastNames.length] ?? '',
      language: 'tr',
      since: 1 + ((index * 7) % 450),
    };
  });
}
