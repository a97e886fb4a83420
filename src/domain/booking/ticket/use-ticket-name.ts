import { useLingui } from '@lingui/react/macro';
import type { Booking } from '../../../api/contract/types.ts';
import { offerKindOf } from '../../offer/offer-kind.ts';

/** What a ticket is called: it takes somebody on board once the host has confirmed, and no more when it was called off. */
export function useTicketName(booking: Pick<Booking, 'status' | 'kind'>): string {
  const { t } = useLingui();
  if (booking.status === 'PENDING') return t`Booking request`;
  if (booking.status !== 'CONFIRMED' && booking.status !== 'COMPLETED') {
    return t({ message: 'Booking', context: 'name of a ticket' });
  }
  return offerKindOf(booking) === 'tour' ? t`Tour ticket` : t`Boarding pass`;
}
