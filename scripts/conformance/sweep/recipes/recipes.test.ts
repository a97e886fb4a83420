import { expect, test } from 'vitest';
import { loadContract } from '../../contract/contract.ts';
import { FIGURES } from '../figures/index.ts';
import { LIFECYCLES } from '../lifecycles/index.ts';
import { NARROWINGS } from '../lists/narrowings/index.ts';
import { namesOfRecipes } from './index.ts';
import { pathValue } from './path-values.ts';

const contract = loadContract('generated/openapi.json');

test('every operation that the tables name is one of the contract', () => {
  const named = [
    ...namesOfRecipes,
    ...LIFECYCLES.flatMap(({ operationIds }) => operationIds),
    ...FIGURES.map(({ operationId }) => operationId),
    ...NARROWINGS.flatMap(({ operationId, whole = operationId }) => [operationId, whole]),
  ];
  expect(named.filter((id) => !contract.has(id))).toEqual([]);
});

test('every id in a path leads to a live record, by its place or by a recipe', () => {
  const without = contract.operations.filter(
    (operation) =>
      operation.parameters.some(
        ({ name, in: where }) =>
          where === 'path' && /id$/i.test(name) && !pathValue(operation, name),
      ) && !namesOfRecipes.includes(operation.id),
  );
  expect(without.map(({ id }) => id)).toEqual([]);
});
