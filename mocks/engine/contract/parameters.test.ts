import { expect, it } from 'vitest';
import { createParameterReader } from './parameters.ts';

const read = createParameterReader('query', [
  { name: 'size', in: 'query', schema: { type: 'integer', default: 20 } },
  { name: 'open', in: 'query', schema: { type: 'boolean' } },
  { name: 'types', in: 'query', schema: { type: 'array', items: { type: 'string' } } },
  { name: 'id', in: 'path', schema: { type: 'integer' } },
]);
const reading = (query: Record<string, string[]>) => read((name) => query[name]);

it('gives the parameters of its place the types of their schemas', () => {
  const query = { size: ['5'], open: ['true'], types: ['GULET', 'YACHT'], id: ['1'] };
  expect(reading(query)).toEqual({ size: 5, open: true, types: ['GULET', 'YACHT'] });
});

it('takes the default of the contract for what is left out or empty', () => {
  expect(reading({})).toEqual({ size: 20, types: [] });
  expect(reading({ size: [''], open: [''] })).toEqual({ size: 20, types: [] });
});

it('leaves what does not fit to the validator', () => {
  expect(reading({ size: ['many'] })).toMatchObject({ size: 'many' });
});
