import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

interface OfferLinkProps {
  /** What a booking or a review is about: of the two ids one is there. */
  offer: { boatId: number | null; tourId: number | null };
  className: string;
  children: ReactNode;
}

/** A link to the page of the boat or tour that a booking or a review is about. */
export function OfferLink({ offer: { boatId, tourId }, className, children }: OfferLinkProps) {
  if (boatId !== null) {
    return (
      <Link to="/boats/$boatId" params={{ boatId: String(boatId) }} className={className}>
        {children}
      </Link>
    );
  }
  if (tourId === null) return null;
  return (
    <Link to="/tours/$tourId" params={{ tourId: String(tourId) }} className={className}>
      {children}
    </Link>
  );
}
