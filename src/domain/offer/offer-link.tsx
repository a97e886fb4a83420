import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

interface OfferLinkProps {
  /** What a booking or a review is about: of the two ids one is there. */
  offer: { boatId: number | null; tourId: number | null };
  /** How many people come along, where the page shall ask for as many. */
  guests?: number;
  className: string;
  children: ReactNode;
}

/** A link to the page of the boat or tour that a booking or a review is about. */
export function OfferLink({ offer, guests, className, children }: OfferLinkProps) {
  const { boatId, tourId } = offer;
  const search = guests === undefined ? {} : { guests };
  if (boatId !== null) {
    return (
      <Link
        to="/boats/$boatId"
        params={{ boatId: String(boatId) }}
        search={search}
        className={className}
      >
        {children}
      </Link>
    );
  }
  if (tourId === null) return null;
  return (
    <Link
      to="/tours/$tourId"
      params={{ tourId: String(tourId) }}
      search={search}
      className={className}
    >
      {children}
    </Link>
  );
}
