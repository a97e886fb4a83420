import * as v from 'valibot';
import { persistedStore, usePersisted } from '../../../../device/persisted-store.ts';
import { now } from '../../../../lib/now.ts';

/** A payment page that was opened from here, so that one can say until when it waits. */
const page = v.object({ bookingId: v.number(), expiresAt: v.string() });
type OpenPage = v.InferOutput<typeof page>;

const none: OpenPage[] = [];
const pages = persistedStore<OpenPage[]>('paymentPages', v.array(page), none);

/** The last ones are enough: a page waits for minutes. */
const maxPages = 5;

/** Remembers the payment page of a booking and until when it waits, RFC 3339. */
export function rememberPage(bookingId: number, expiresAt: string): void {
  const others = pages.get().filter((one) => one.bookingId !== bookingId);
  pages.set([{ bookingId, expiresAt }, ...others].slice(0, maxPages));
}

/** Until when the payment page of a booking waits, RFC 3339; undefined when none does. */
export function usePageExpiry(bookingId: number): string | undefined {
  const page = usePersisted(pages, none).find((one) => one.bookingId === bookingId);
  return page && Date.parse(page.expiresAt) > now() ? page.expiresAt : undefined;
}
