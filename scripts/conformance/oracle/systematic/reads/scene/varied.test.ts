import { expect, test } from 'vitest';
import { CONTRACT_FILES } from '../../../../../../openapi/files.ts';
import { loadContract } from '../../../../contract/contract.ts';
import { varied } from './varied.ts';

const contract = loadContract(CONTRACT_FILES.bundle);

test.each(
  ['createBoat', 'createTour', 'createBoatService'].flatMap((id) =>
    [0, 1, 2, 3, 4].map((index) => [id, index] as const),
  ),
)('what is varied of %s is taken, the one numbered %s', (id, index) => {
  const { schema = {}, examples: [example] = [] } = contract.operation(id).body ?? {};
  const { schemas } = contract;
  const body = Object.assign({}, example, varied(schemas, schema, example, index, 'word'));
  expect(schemas.violations(schema, body)).toEqual([]);
});
