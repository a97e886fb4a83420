import { type Random, randomOf } from '../../lib/random.ts';
import type { DetailName } from '../details/detail-name.ts';
import type { LightName } from '../lights/lights.ts';
import type { ForegroundName } from '../parts/foreground.ts';
import type { Weather } from '../parts/sky.ts';
import type { PlaceName } from '../places/places.ts';
import type { BoatName } from './boats.ts';

/** From where a whole boat is seen. */
export const views = ['side', 'quarter', 'bow', 'stern', 'above', 'far', 'close'] as const;
type ViewName = (typeof views)[number];

/** A boat that has pictures. */
export interface BoatSubject {
  id: number;
  boat: BoatName;
  /** Whether its hull is of wood; a gulet's always is. */
  isWooden: boolean;
  place: PlaceName;
  /** Its place in the list of all boats, by which first pictures alternate; its id where it has none. */
  listed?: number | undefined;
}

/** What one picture of a boat shows, decided before anything is drawn. */
export interface Shot extends BoatSubject {
  /** Which of the boat's pictures it is, from 1. */
  picture: number;
  view: ViewName | DetailName;
  light: LightName;
  weather: Weather;
  foreground: ForegroundName | undefined;
  isTurned: boolean;
  isSailing: boolean;
}

/** What stands first, and in which light: by day, and neither the same twice in a row of a list. */
const FIRST_VIEWS = ['quarter', 'side', 'above', 'stern', 'side', 'far', 'bow', 'close'] as const;
const FIRST_LIGHTS = ['noon', 'dawn', 'golden'] as const;
const SECOND_VIEWS = ['quarter', 'above', 'stern', 'bow'] as const;
const EVENINGS = ['stern', 'side', 'quarter', 'far', 'bow'] as const;
const WEATHERS = ['lenses', 'clear', 'heaps', 'lenses', 'mist'] as const;

/** What carries masts. */
export const sailing: readonly BoatName[] = ['sailboat', 'catamaran', 'gulet'];

/** What can be seen closely, by boat, in the order in which its pictures show it. */
const DETAILS: Readonly<Record<BoatName, readonly DetailName[]>> = {
  gulet: ['table', 'foredeck', 'helm', 'aloft', 'porthole', 'platform'],
  sailboat: ['helm', 'aloft', 'foredeck', 'platform', 'porthole', 'table'],
  catamaran: ['foredeck', 'table', 'platform', 'aloft', 'helm', 'porthole'],
  motoryacht: ['foredeck', 'platform', 'table', 'wake', 'helm', 'porthole'],
  motorboat: ['platform', 'table', 'helm', 'wake', 'foredeck'],
  speedboat: ['wake', 'platform', 'helm', 'foredeck'],
};

const of = <T>(list: readonly T[], index: number): T => list[index % list.length] as T; // within the list

/** What stands near. A branch would hide a sun that stands high. */
function foregroundOf(
  random: Random,
  view: Shot['view'],
  light: LightName,
): ForegroundName | undefined {
  const isLow = light === 'dawn' || light === 'golden';
  const branch = isLow ? random.pick(['pine', 'olive'] as const) : 'rocks';
  if (view === 'far')
    return random.pick([branch, 'rail', 'jetty', isLow ? 'rocks' : 'buoy'] as const);
  if (view === 'side')
    return random.pick(['jetty', branch, 'rocks', branch, 'buoy', undefined] as const);
  if (view === 'quarter' || view === 'bow' || view === 'stern')
    return random.pick([undefined, isLow ? branch : undefined, undefined, 'buoy'] as const);
  return undefined;
}

/**
 * What picture `picture` of a boat shows: from 1, a first view, the one it is not, a detail, the
 * evening, then more details and the view from above.
 */
export function shotOf(subject: BoatSubject, picture: number): Shot {
  const { id, boat } = subject;
  const random = randomOf(`picture boat-${id}-${picture}`);
  const { listed = id } = subject;
  const first = of(FIRST_VIEWS, listed);
  const firstLight = of(FIRST_LIGHTS, listed);
  const isOutside = first === 'side' || first === 'far' || first === 'close';
  const second = isOutside ? of(SECOND_VIEWS, id) : 'side';
  const details = DETAILS[boat];
  const [view, light]: [Shot['view'], LightName] =
    picture === 1
      ? [first, firstLight]
      : picture === 2
        ? [second, firstLight === 'noon' ? 'golden' : 'noon']
        : picture === 3
          ? [of(details, id), id % 2 ? 'noon' : 'dawn']
          : picture === 4
            ? [of(EVENINGS, id), 'night']
            : picture === 5 && first !== 'above' && second !== 'above'
              ? ['above', 'noon']
              : [of(details, id + picture - 4), of(['dawn', 'noon', 'golden'], id + picture)];
  return {
    ...subject,
    picture,
    view,
    light,
    weather: light === 'night' ? 'clear' : random.pick(WEATHERS),
    foreground: foregroundOf(random, view, light),
    isTurned: random.chance(0.5),
    isSailing:
      sailing.includes(boat) &&
      view !== 'above' &&
      picture !== 4 &&
      (view === 'close' || random.chance(picture < 3 ? 0.85 : 0.6)),
  };
}

/** What tells one composition from another at a glance; weather and foregrounds come on top. */
export function compositionOf({ boat, place, view, light }: Shot): string {
  return [boat, place, view, light].join(' ');
}
