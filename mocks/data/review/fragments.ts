import type { Schemas } from '../../store/records.ts';
import type { Build } from '../boat/models.ts';

/** What a review speaks of. */
export interface TripFacts {
  /** Name of the boat or tour. */
  name: string;
  /** First name of the captain or guide. */
  captain: string;
  place: string;
  /** Two bays or sights on the way. */
  bays: readonly [string, string];
  people: number;
}

export type Fragment = string | ((facts: TripFacts) => string);

/** Ways to say one thing of a review, for each mood. */
export interface PhrasesByRating {
  /** Five stars. */
  delighted: Fragment[];
  /** Four. */
  pleased: Fragment[];
  /** Three. */
  mixed: Fragment[];
  /** One or two. */
  disappointed: Fragment[];
}

/** What reviews in one language are put together from. */
export interface Phrases {
  boats: {
    openings: PhrasesByRating;
    praise: Fragment[];
    /** What only those say who went swimming; the openings are those of five stars. */
    atSea: { openings: Fragment[]; praise: Fragment[]; flaws: Fragment[]; complaints: Fragment[] };
    /** What only those say who slept on board. */
    overnight: { praise: Fragment[]; flaws: Fragment[] };
    praiseOf: Record<Build, Fragment[]>;
    /** What costs the fifth star. */
    flaws: Fragment[];
    complaints: Fragment[];
  };
  tours: {
    openings: PhrasesByRating;
    praise: Fragment[];
    praiseOf: Record<Schemas['TourType'], Fragment[]>;
    flaws: Fragment[];
    complaints: Fragment[];
  };
  closings: PhrasesByRating;
}
