import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { type OpenApiDocument, operationNamed } from '../../../openapi/model/document.ts';
import { forStockPrism } from './for-stock-prism.ts';

const contract = JSON.parse(readFileSync('generated/openapi.json', 'utf8')) as OpenApiDocument; // by `npm run generate`

const documentsOf = (document: OpenApiDocument) =>
  operationNamed(document, 'uploadApplicationDocuments')?.operation.requestBody?.content[
    'multipart/form-data'
  ]?.encoding?.documents;

it('gives the files of a form a style, and leaves the contract as it is', () => {
  expect(documentsOf(forStockPrism(contract))).toMatchObject({ style: 'form', explode: true });
  expect(documentsOf(contract)).not.toHaveProperty('style');
});
