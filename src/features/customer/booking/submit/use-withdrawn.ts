import { useQuery } from '@tanstack/react-query';
import { isMissing } from '../../../../api/errors/is-missing.ts';
import { boatQuery } from '../../../../api/resources/boats/queries.ts';
import { tourQuery } from '../../../../api/resources/tours/queries.ts';
import type { BookedOffer } from '../flow/booking-context.ts';

/**
 * Whether a boat or tour is published no more: when its page was opened, or since, which is asked once a trip is
 * refused. Who may still see it is told by its status, anybody else that it is not there.
 */
export function useWithdrawn(offer: BookedOffer, isRefused: boolean): boolean {
  const { kind, id } = offer;
  const now = { staleTime: 0 };
  const boat = useQuery({ ...boatQuery(id), ...now, enabled: isRefused && kind === 'boat' });
  const tour = useQuery({ ...tourQuery(id), ...now, enabled: isRefused && kind === 'tour' });
  return !offer.isPublished || (isRefused && isMissing((kind === 'boat' ? boat : tour).error));
}
