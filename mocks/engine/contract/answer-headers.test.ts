import { expect, it } from 'vitest';
import type { OpenApiDocument, OperationObject } from '../../../openapi/model/document.ts';
import { successHeaders } from './answer-headers.ts';

it('tells since when and until when of an operation that is going to leave', () => {
  const header = { required: true, schema: { type: 'string' } };
  const operation = {
    operationId: 'getOldBoat',
    deprecated: true,
    'x-deprecated-since': '2027-01-01',
    'x-sunset': '2027-07-01',
    responses: { 200: { description: 'It.', headers: { Deprecation: header, Sunset: header } } },
  } as unknown as OperationObject; // the parts that are read
  const document = { paths: {} } as OpenApiDocument; // likewise
  expect(successHeaders(document, operation, operation).get(200)?.headers).toEqual([
    { name: 'deprecation', example: '@1798761600' },
    { name: 'sunset', example: 'Thu, 01 Jul 2027 00:00:00 GMT' },
  ]);
});
