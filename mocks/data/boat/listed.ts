import type { BoatRecord, ReviewRecord } from '../../store/records.ts';

/** Boats with their place in the list of all, the most popular first as the contract orders them. */
export function withListPlaces(
  boats: readonly BoatRecord[],
  reviews: readonly ReviewRecord[],
): BoatRecord[] {
  const ofBoat = Map.groupBy(reviews, ({ boatId }) => boatId);
  const countOf = ({ id }: BoatRecord) => ofBoat.get(id)?.length ?? 0;
  const meanOf = ({ id }: BoatRecord) => {
    const ratings = (ofBoat.get(id) ?? []).map(({ rating }) => rating);
    return ratings.reduce((sum, rating) => sum + rating, 0) / (ratings.length || 1);
  };
  const listed = boats
    .filter(({ status }) => status === 'ACTIVE')
    .toSorted((a, b) => countOf(b) - countOf(a) || meanOf(b) - meanOf(a) || a.id - b.id);
  const places = new Map(listed.map(({ id }, place) => [id, place]));
  return boats.map((boat) => {
    const place = places.get(boat.id);
    return place === undefined ? boat : { ...boat, listed: place };
  });
}
