import { type ReactNode, useEffect, useMemo } from 'react';
import { useSession } from '../../api/session/use-session.ts';
import { type OfferRef, rememberSeen } from '../../domain/offer/remembered-offers.ts';
import { OwnOffer } from '../../features/customer/booking/panel/own-offer.tsx';
import { Skeleton } from '../../ui/feedback/skeleton/skeleton.tsx';
import { InView } from '../../ui/loading/in-view/in-view.tsx';
import { lazyComponent } from '../../ui/loading/lazy/lazy-component.tsx';
import { LazySection } from '../../ui/loading/lazy/lazy-section.tsx';
import { media } from '../../ui/theme/media.ts';
import { useMedia } from '../../ui/theme/use-media.ts';

const Reviews = lazyComponent(() => import('../../features/discover/review/review-section.tsx'));

interface Offer extends OfferRef {
  status: string;
  /** Who lets the boat or guides the tour. */
  hostId: number;
}

/** Whether a boat or tour can be booked on its page, and the places of what other features show there. */
export function useOfferPage({ kind, id, status, hostId }: Offer) {
  // A phone has no room for the panel beside the page, and need not load it.
  const isWide = useMedia(media.laptop);
  const isPublished = status === 'ACTIVE';
  const isOwn = useSession()?.id === hostId;
  const canBook = isPublished && !isOwn;
  useEffect(() => {
    if (isPublished) rememberSeen({ kind, id });
  }, [kind, id, isPublished]);

  // One and the same element as long as it is the same offer: pressing days renders no review again.
  const reviews = useMemo(
    () => (
      <InView name="reviews" placeholder={<Skeleton height="320px" />}>
        <LazySection placeholder={<Skeleton height="320px" />}>
          <Reviews offer={{ kind, id }} hostId={hostId} />
        </LazySection>
      </InView>
    ),
    [kind, id, hostId],
  );

  /** Beside the page: the way to book, or that the boat or tour is one's own. */
  function panel(lazyPanel: ReactNode) {
    if (isPublished && isOwn) return <OwnOffer kind={kind} />;
    if (!canBook || !isWide) return null;
    return <LazySection placeholder={<Skeleton height="240px" />}>{lazyPanel}</LazySection>;
  }
  return {
    canBook,
    panel,
    /** At the lower edge, where there is no room beside the page. */
    bar: (bar: ReactNode) => canBook && !isWide && bar,
    calendar: (lazyCalendar: ReactNode) => (
      <InView name="calendar" rootMargin="25% 0px" placeholder={<Skeleton height="480px" />}>
        <LazySection placeholder={<Skeleton height="480px" />}>{lazyCalendar}</LazySection>
      </InView>
    ),
    reviews,
  };
}
