import type { IHttpOperation } from '@stoplight/types';
import { expect, it } from 'vitest';
import { withShortAnswers } from './generated-answer.ts';

const schema = {
  type: 'array' as const,
  minItems: 2,
  maxItems: 1000,
  items: { type: 'string' as const, minLength: 300, maxLength: 13_400_000 },
};
const operation: IHttpOperation = {
  id: 'listTexts',
  method: 'get',
  path: '/texts',
  request: {},
  responses: [
    {
      id: 'ok',
      code: '200',
      contents: [{ id: 'json', mediaType: 'application/json', schema }],
    },
  ],
} as unknown as IHttpOperation; // what Prism adds for its own use is left out

it('makes up short lists and texts, never below what the contract asks for', () => {
  const short = withShortAnswers(operation).responses[0]?.contents?.[0]?.schema;
  expect(short).toEqual({
    ...schema,
    maxItems: 5,
    items: { type: 'string', minLength: 300, maxLength: 300 },
  });
  expect(schema.maxItems).toBe(1000);
  expect(withShortAnswers(operation)).toBe(withShortAnswers(operation));
});
