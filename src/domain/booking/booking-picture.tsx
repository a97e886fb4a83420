import { useQuery } from '@tanstack/react-query';
import type { Booking } from '../../api/contract/types.ts';
import { ApiError } from '../../api/errors/api-error.ts';
import { boatQuery } from '../../api/resources/boats/queries.ts';
import { tourQuery } from '../../api/resources/tours/queries.ts';
import { uploadUrl } from '../../api/upload-path.ts';
import { DawnScene } from '../../ui/page/dawn-scene/dawn-scene.tsx';

type Offer = Pick<Booking, 'boatId' | 'tourId'>;

/**
 * What a booking is of, as its own page shows it; undefined while it is loading, and when it was deleted.
 * `isWithdrawn`: it was, or is published no more.
 */
export function useBookedOffer({ boatId, tourId }: Offer) {
  const boat = useQuery({ ...boatQuery(boatId ?? 0), enabled: boatId !== null });
  const tour = useQuery({ ...tourQuery(tourId ?? 0), enabled: tourId !== null });
  const { data, error } = boatId === null ? tour : boat;
  return {
    boat: boat.data,
    tour: tour.data,
    /** What its owner wrote about it in, ISO 639-1, where it is known. */
    language: (boat.data ?? tour.data)?.textLanguage,
    isLoading: boat.isLoading || tour.isLoading,
    isWithdrawn: data
      ? data.status !== 'ACTIVE'
      : error instanceof ApiError && error.status === 404,
  };
}

/** The first picture of what was booked; an empty sea for what is no longer there. */
export function BookingPicture({ booking }: { booking: Offer }) {
  const { boat, tour } = useBookedOffer(booking);
  const path = boat?.images[0]?.imageUrl ?? tour?.tourImages[0]?.imageUrl;
  if (!path) return <DawnScene />;
  return (
    <img src={uploadUrl(path)} alt="" width={800} height={600} loading="lazy" decoding="async" />
  );
}
