import { expect, it } from 'vitest';
import type { BoatSummary } from '../../../../../api/contract/types.ts';
import { chooseBoats } from './boat-choice.ts';

// What the choice looks at is all that matters of a boat here.
const boat = (id: number, location: string) => ({ id, location }) as BoatSummary;
const idsOf = (boats: readonly BoatSummary[]) => boats.map(({ id }) => id);

const boats = [
  boat(1, 'Bodrum'),
  boat(2, 'Bodrum'),
  boat(3, 'Bodrum'),
  boat(4, 'Göcek'),
  boat(5, 'Göcek'),
  boat(6, 'Fethiye'),
];

it('takes the first ones, no more than two of a coast', () => {
  expect(idsOf(chooseBoats(boats, 6))).toEqual([1, 2, 4, 5, 6]);
  expect(idsOf(chooseBoats(boats, 3))).toEqual([1, 2, 4]);
});

it('counts those that the page shows already, and shows none of them again', () => {
  const others = [boat(2, 'Bodrum'), boat(9, 'Göcek')];
  expect(idsOf(chooseBoats(boats, 6, others))).toEqual([1, 4, 6]);
});
