import { useEffect, useEffectEvent } from 'react';
import type { BookingCreate } from '../../../../api/contract/types.ts';
import { usePersisted } from '../../../../device/persisted-store.ts';
import { rememberShownPrice, shownPrices, tripFingerprint } from '../draft/storage.ts';

const none: typeof shownPrices extends { get: () => infer Value } ? Value : never = [];

/**
 * Keeps a price from changing silently. The first total of a trip is remembered as the one shown; when
 * another comes, `before` is what the person has seen, until they `agree`. Lira.
 */
export function useShownPrice(request: BookingCreate | undefined, total: number | undefined) {
  const text = request && tripFingerprint(request);
  const shown = usePersisted(shownPrices, none).find(({ trip }) => trip === text)?.total;
  const isFirst = shown === undefined;

  const remember = useEffectEvent((trip: string | undefined, lira: number | undefined) => {
    if (request && trip !== undefined && lira !== undefined) rememberShownPrice(request, lira);
  });
  useEffect(() => {
    if (isFirst) remember(text, total);
  }, [isFirst, text, total]);

  return {
    before: isFirst || total === undefined || shown === total ? undefined : shown,
    agree() {
      if (request && total !== undefined) rememberShownPrice(request, total);
    },
  };
}
