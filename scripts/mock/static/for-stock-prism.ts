import { type OpenApiDocument, operationsOf } from '../../../openapi/model/document.ts';

const FORM = 'multipart/form-data';

/**
 * The contract in the form that stock Prism needs: it takes repeated parts of a form for a list only where
 * the encoding has a style, which the contract leaves out because it would cancel the content types of the
 * files (OpenAPI 3.1, Encoding Object). The document itself stays as it is.
 */
export function forStockPrism(document: OpenApiDocument): OpenApiDocument {
  const copy = structuredClone(document);
  for (const { operation } of operationsOf(copy)) {
    for (const encoding of Object.values(operation.requestBody?.content[FORM]?.encoding ?? {})) {
      if (encoding.contentType !== undefined)
        Object.assign(encoding, { style: 'form', explode: true, allowReserved: true });
    }
  }
  return copy;
}
