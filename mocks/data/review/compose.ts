import type { Random } from '../../lib/random.ts';
import type { Schemas } from '../../store/records.ts';
import type { Build } from '../boat/models.ts';
import type { Language } from '../text/names.ts';
import { english } from './english.ts';
import type { Fragment, Phrases, PhrasesByRating, TripFacts } from './fragments.ts';
import { german } from './german.ts';
import { turkishBoats } from './turkish-boats.ts';
import { turkishClosings, turkishTours } from './turkish-tours.ts';

const PHRASES: Record<Language, Phrases> = {
  tr: { boats: turkishBoats, tours: turkishTours, closings: turkishClosings },
  en: english,
  de: german,
};

/** Boats that guests sleep on. */
const OVERNIGHT: readonly Build[] = ['gulet', 'sail', 'catamaran'];
const NOTHING = { openings: [], praise: [], flaws: [], complaints: [] };

/** Where nobody swims on the way. */
const CITY = 'İstanbul';

/** What somebody reviews: a boat by how it is built, or a tour by its kind. */
export type Subject =
  | { kind: 'boat'; build: Build }
  | { kind: 'tour'; tourType: Schemas['TourType'] };

/** The tone of so many stars. */
export function toneOfRating(stars: number): keyof PhrasesByRating {
  if (stars === 5) return 'delighted';
  if (stars === 4) return 'pleased';
  return stars === 3 ? 'mixed' : 'disappointed';
}

/** What can be said of a subject, in sentences to choose from. */
function phrasesOf(subject: Subject, { boats, tours }: Phrases, isAtSea: boolean) {
  if (subject.kind === 'tour') {
    const { praise, praiseOf, ...rest } = tours;
    return {
      ...rest,
      praise: [...praise, ...praiseOf[subject.tourType], ...praiseOf[subject.tourType]],
    };
  }
  const { openings } = boats;
  const ofBuild = boats.praiseOf[subject.build];
  const atSea = isAtSea ? boats.atSea : NOTHING;
  const overnight = isAtSea && OVERNIGHT.includes(subject.build) ? boats.overnight : NOTHING;
  return {
    openings: { ...openings, delighted: [...openings.delighted, ...atSea.openings] },
    // What only this kind of boat has is said more often.
    praise: [...boats.praise, ...ofBuild, ...ofBuild, ...atSea.praise, ...overnight.praise],
    flaws: [...boats.flaws, ...atSea.flaws, ...overnight.flaws],
    complaints: [...boats.complaints, ...atSea.complaints],
  };
}

/** A review of so many stars: one to five sentences in the words of whoever writes. */
export function commentOf(
  stars: number,
  subject: Subject,
  facts: TripFacts,
  language: Language,
  random: Random,
): string {
  const phrases = PHRASES[language];
  const tone = toneOfRating(stars);
  const { openings, praise, flaws, complaints } = phrasesOf(subject, phrases, facts.place !== CITY);
  const some = (list: readonly Fragment[], count: number) => random.some([...new Set(list)], count);
  const body = {
    delighted: () => some(praise, random.int(1, 3)),
    pleased: () => [...some(praise, random.int(1, 2)), ...some(flaws, 1)],
    mixed: () => [...some(praise, random.int(0, 1)), ...some(complaints, 1), ...some(flaws, 1)],
    disappointed: () => some(complaints, random.int(1, 3)),
  }[tone]();
  const fragments = [
    random.pick(openings[tone]),
    ...body,
    ...(random.chance(0.5) ? [random.pick(phrases.closings[tone])] : []),
  ];
  return fragments
    .map((fragment) => (typeof fragment === 'string' ? fragment : fragment(facts)))
    .join(' ');
}
