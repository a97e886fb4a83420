import { type ReactNode, useEffect } from 'react';
import { useSession } from '../api/session/use-session.ts';
import { type OfferRef, rememberSeen } from '../domain/offer/remembered-offers.ts';
import { OwnOffer } from '../features/customer/booking/panel/own-offer.tsx';
import { Skeleton } from '../ui/feedback/skeleton/skeleton.tsx';
import { Near } from '../ui/loading/near/near.tsx';
import { media } from '../ui/theme/media.ts';
import { useMedia } from '../ui/theme/use-media.ts';
import { lazyPart } from './-lazy-part.tsx';

const Reviews = lazyPart(() => import('../features/discover/review/review-section.tsx'));

interface Offer extends OfferRef {
  status: string;
  /** Who lets the boat or guides the tour. */
  hostId: number;
}

/** Whether a boat or tour can be booked on its page, and where its booking stands there. */
export function useOfferPage({ kind, id, status, hostId }: Offer) {
  // A phone has no room for the panel beside the page, and need not load it.
  const isWide = useMedia(media.laptop);
  const isPublished = status === 'ACTIVE';
  const isOwn = useSession()?.id === hostId;
  const canBook = isPublished && !isOwn;
  useEffect(() => {
    if (isPublished) rememberSeen({ kind, id });
  }, [kind, id, isPublished]);
  return {
    canBook,
    /** Beside the page: the panel, or that it is one's own. */
    panel: (panel: ReactNode) =>
      isPublished && isOwn ? <OwnOffer kind={kind} /> : canBook && isWide && panel,
    /** At the lower edge, where there is no room beside. */
    bar: (bar: ReactNode) => canBook && !isWide && bar,
    calendar: (calendar: ReactNode) => (
      <Near key={id} distance="step" placeholder={<Skeleton height="480px" />}>
        {calendar}
      </Near>
    ),
    reviews: (
      <Near key={id} placeholder={<Skeleton height="320px" />}>
        <Reviews
          props={{ offer: { kind, id }, hostId }}
          placeholder={<Skeleton height="320px" />}
        />
      </Near>
    ),
  };
}
