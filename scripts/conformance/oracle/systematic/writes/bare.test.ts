import { expect, test } from 'vitest';
import { CONTRACT_FILES } from '../../../../../openapi/files.ts';
import { loadContract } from '../../../contract/contract.ts';
import { createKinds } from '../../model/kinds.ts';
import { createScenes, howIn, isToBeTriedAgain } from './bare.ts';
import { planOf } from './plan.ts';

const contract = loadContract(CONTRACT_FILES.bundle);
const [example] = planOf(contract, createKinds(contract), (id) => id === 'deleteTour', 1);
if (!example) throw new Error('deleteTour has no example');

test('what is refused is tried about bare offers, changed, and alone', () => {
  const scenes = createScenes();
  const mends = [true, false];
  const ways: string[] = [];
  const mend = () => mends.shift() ?? false;
  do ways.push(howIn(scenes, example));
  while (isToBeTriedAgain(scenes, example, true, mend));
  expect(ways).toEqual(['any', 'bare', 'bare', 'lean']);
  expect(howIn(scenes, example)).toBe('any');
});

test('what was taken once stays in its scene, also where a case is refused later', () => {
  const scenes = createScenes();
  expect(isToBeTriedAgain(scenes, example, true, () => false)).toBe(true);
  expect(isToBeTriedAgain(scenes, example, false, () => false)).toBe(false);
  expect(howIn(scenes, example)).toBe('bare');
});
