import { Select } from '@lingui/react/macro';
import type { Booking } from '../../api/contract/types.ts';
import { offerKindOf } from '../offer/offer-kind.ts';

/** What leads from a booking to its conversation. */
export function MessageHost({ booking }: { booking: Pick<Booking, 'kind'> }) {
  const kind = offerKindOf(booking);
  return <Select value={kind} _tour="Message the guide" other="Message the captain" />;
}
