import { derivedFields } from '../../../openapi/model/annotations/derived.ts';
import { refundsOf } from '../../../openapi/model/annotations/refunds.ts';
import type { OpenApiDocument } from '../../../openapi/model/document.ts';
import { BANNER, constant, lowerFirst } from './names.ts';

/** Every figure that is a share of another: `bookingQuoteDepositAmountShare = 0.2`. */
function sharesOf(document: OpenApiDocument): string[] {
  return derivedFields(document).flatMap(({ schema, field, value: { product } }) => {
    const share = Array.isArray(product) && product.find((part) => typeof part === 'number');
    if (typeof share !== 'number') return [];
    const name = `${lowerFirst(schema)}${field.charAt(0).toUpperCase()}${field.slice(1)}Share`;
    return [constant(name, share)];
  });
}

/** `terms.ts`: what is paid at first, and what comes back when. */
export function termsFile(document: OpenApiDocument): string {
  const refunds = refundsOf(document);
  return [
    BANNER,
    ...sharesOf(document),
    ...(refunds
      ? [constant('generalPolicy', refunds.general), constant('refundTerms', refunds.terms)]
      : []),
  ].join('\n');
}
