import { expect, it } from 'vitest';
import { loadContract } from '../../contract/contract.ts';
import { isObject } from '../../lib/json.ts';
import { outlineOf } from './outline.ts';

it('keeps operations, statuses and content types, and nothing else', () => {
  const outline = outlineOf(loadContract('generated/openapi.json'));
  const paths = 'paths' in outline && isObject(outline.paths) ? outline.paths : {};
  expect(paths['/boats/{id}']).toMatchObject({
    get: {
      operationId: 'getBoat',
      responses: {
        200: { description: '200', content: { 'application/json': {} } },
        404: { content: { 'application/json': {} } },
      },
    },
    delete: { operationId: 'deleteBoat', responses: { 204: { description: '204' } } },
  });
  expect(JSON.stringify(outline)).not.toMatch(/schema|\$ref|example/);
});
