import { notFound } from '@tanstack/react-router';
import * as v from 'valibot';
import { ApiError } from '../../api/errors/api-error.ts';
import { lenient } from '../../lib/lenient.ts';
import { parseId } from '../../lib/parse-id.ts';
import { keepShown } from './keep-shown.ts';

/** The month, `YYYY-MM`, that the calendar of a boat or tour opens on. */
export const monthEntry = lenient(v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/)));

/** How what is chosen gets into the address while the page itself stays where it is. */
export const inPlace = {
  hash: true,
  replace: true,
  resetScroll: false,
  hashScrollIntoView: false,
} as const;

/**
 * A loader of the boat or tour whose id an address names. A text that is no id, and one that the service does not
 * know, are the page's "not found"; any other failure is thrown as its ApiError, unless the page is open and may
 * keep what it shows.
 */
export function offerLoader<Offer>() {
  const keep = keepShown<Offer>();
  return async (
    key: string,
    cause: 'preload' | 'enter' | 'stay',
    load: (id: number) => Promise<Offer>,
  ): Promise<Offer> => {
    const id = parseId(key);
    if (id === undefined) throw notFound();
    const offer = await keep({ key, cause }, () => load(id));
    if (!(offer instanceof ApiError)) return offer;
    throw offer.status === 404 ? notFound() : offer;
  };
}
