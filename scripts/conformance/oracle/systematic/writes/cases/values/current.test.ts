import { expect, test } from 'vitest';
import { CONTRACT_FILES } from '../../../../../../../openapi/files.ts';
import { loadContract } from '../../../../../contract/contract.ts';
import { answered } from '../../../../pair/testing.ts';
import { asTold } from './current.ts';

const contract = loadContract(CONTRACT_FILES.bundle);

// A schema of its own, so that the contract may change.
const schema = {
  type: 'object',
  required: ['name'],
  properties: {
    name: { type: 'string' },
    notes: { type: 'string' },
    languages: { type: 'array', minItems: 1, items: { type: 'string' } },
    rules: { type: 'object', properties: { music: { type: 'boolean' } } },
  },
};
const SAID = Object.keys(schema.properties);

function body(record: object, changed?: string, sent: object = record, theirs: object = record) {
  const operation = contract.operation('getBoat');
  const template = { operationId: 'updateBoat', by: undefined, body: sent };
  const told = {
    service: answered({ body: theirs }),
    mock: answered({ body: record }),
    operation,
    template,
  };
  return asTold({ schemas: contract.schemas, schema, template }, SAID, told, changed)?.body;
}

const RECORD = { name: 'Martı', notes: 'a', languages: ['tr', 'en'], rules: { music: true } };

test('a record is said as it is', () => {
  expect(body(RECORD, undefined, { name: 'Ada', notes: 'b' })).toEqual(RECORD);
});

test('what a record does not have is not said', () => {
  expect(body({ name: 'Martı' }, undefined, { name: 'Ada', notes: 'b' })).toEqual({
    name: 'Martı',
  });
});

test.each([
  ['notes', 'b', 'b'],
  ['languages', ['de'], ['de']],
  // What the request says already is no change.
  ['notes', 'a', 'a b'],
  ['languages', ['tr', 'en'], ['tr']],
])('only %s is another where the request says %j', (field, asked, expected) => {
  expect(body(RECORD, field, { ...RECORD, [field]: asked })).toEqual({
    ...RECORD,
    [field]: expected,
  });
});

test('an object in which nothing else can be said is left alone', () => {
  expect(body(RECORD, 'rules', { ...RECORD, rules: { music: true } })).toBeUndefined();
});

test('a request that the contract does not allow is not sent', () => {
  const record = { ...RECORD, languages: ['tr'] };
  expect(body(record, 'languages')).toBeUndefined();
});

test('what each side says otherwise is not carried over', () => {
  const theirs = { ...RECORD, name: 'Martı 2', notes: 'another' };
  expect(body(RECORD, undefined, { name: 'Ada', notes: 'b' }, theirs)).toEqual({
    name: 'Ada',
    languages: RECORD.languages,
    rules: RECORD.rules,
  });
});
