import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { OfferKind } from '../../../../domain/offer/offer-kind.ts';
import type { DateRange } from '../../../../domain/trip/trip-search.ts';
import { button } from '../../../../ui/actions/button/button.css.ts';

export interface OtherOffersProps {
  kind: OfferKind;
  days?: DateRange | null | undefined;
  guests?: number | undefined;
}

/** On from what cannot be booked: the list, with the days and people that were chosen. */
export function OtherOffers({ kind, days, guests }: OtherOffersProps) {
  if (kind === 'tour') {
    return (
      <Link to="/tours" search={{ guests }} className={button()}>
        <Trans>See other tours</Trans>
      </Link>
    );
  }
  return (
    <Link
      to="/boats"
      search={{ startDate: days?.start, endDate: days?.end, minCapacity: guests }}
      className={button()}
    >
      {days ? <Trans>Boats available on these days</Trans> : <Trans>See other boats</Trans>}
    </Link>
  );
}
