import type { BoatRecord, TourRecord } from '../store/records.ts';
import { boatScene } from './boats/boat-scene.ts';
import type { BoatName } from './boats/boats.ts';
import type { BoatSubject } from './boats/shot.ts';
import type { LightName } from './lights/lights.ts';
import { placeNamed } from './places/places.ts';
import { portrait } from './portraits/portrait.ts';
import { sceneNamed } from './tours/named.ts';
import { type TourSubject, tourScene } from './tours/tour-scene.ts';

type BoatFacts = Pick<
  BoatRecord,
  'id' | 'type' | 'brandModel' | 'material' | 'location' | 'listed'
>;
type TourFacts = Pick<TourRecord, 'id' | 'name' | 'tourType' | 'location'>;

/** Whose picture it is, if it is one of a boat or a tour. */
export interface Shown {
  boat?: BoatFacts;
  tour?: TourFacts;
}

const BOATS: Readonly<Record<BoatFacts['type'], BoatName>> = {
  SAILBOAT: 'sailboat',
  CATAMARAN: 'catamaran',
  YACHT: 'motoryacht',
  MOTORBOAT: 'motorboat',
  SPEEDBOAT: 'speedboat',
};
/** What tours on the water go with where their name does not say it. */
const TOUR_BOATS: readonly BoatName[] = ['gulet', 'motorboat', 'gulet', 'catamaran'];

/** What a boat is drawn as. A yacht or a sailing boat that calls itself a gulet is one. */
export function boatSubject(facts: BoatFacts): BoatSubject {
  const { id, type, brandModel, material, location, listed } = facts;
  const isGulet = (type === 'YACHT' || type === 'SAILBOAT') && /gulet/i.test(brandModel ?? '');
  return {
    id,
    boat: isGulet ? 'gulet' : BOATS[type],
    isWooden: isGulet || (type === 'MOTORBOAT' && /ahşap/i.test(material ?? '')),
    place: placeNamed(location) ?? 'gocek',
    listed,
  };
}

/** Hours that the name of a tour may speak of. */
const HOURS: readonly (readonly [RegExp, LightName])[] = [
  [/gece/i, 'night'],
  [/gün batımı/i, 'golden'],
];

/** What a tour is drawn as, by its name: one under sail shows a sailing boat, wind surfing a board. */
export function tourSubject({ id, name, tourType, location }: TourFacts): TourSubject {
  const shownType = tourType ?? 'BOAT';
  const boat = /yelken/i.test(name) ? 'sailboat' : TOUR_BOATS[id % TOUR_BOATS.length];
  const light = HOURS.find(([words]) => words.test(name))?.[1];
  const place = placeNamed(location) ?? 'gocek';
  return { id, tourType: shownType, boat: boat ?? 'gulet', place, light, shows: sceneNamed(name) };
}

const numberIn = (name: string) => Number(/-(\d+)\.\w+$/.exec(name)?.[1] ?? 1);

/**
 * The picture of a name such as `boat-12-2.svg`, as SVG of less than 8 kB: of the boat or the tour that
 * shows it, its last number saying which of theirs it is, or a face. The same name gives the same picture.
 */
export function scene(name: string, { boat, tour }: Shown): string {
  if (boat) return boatScene(boatSubject(boat), numberIn(name));
  if (tour) return tourScene(tourSubject(tour), numberIn(name));
  return portrait(name);
}
