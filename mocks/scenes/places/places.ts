import { antalya } from './antalya.ts';
import { bodrum } from './bodrum.ts';
import { cesme } from './cesme.ts';
import { fethiye } from './fethiye.ts';
import { gocek } from './gocek.ts';
import { istanbul } from './istanbul.ts';
import { marmaris } from './marmaris.ts';
import type { Place } from './place.ts';

/** The coasts there are drawings of, by the address of their destination. */
export const places = {
  istanbul,
  bodrum,
  fethiye,
  marmaris,
  cesme,
  antalya,
  gocek,
} satisfies Record<string, Place>;

export type PlaceName = keyof typeof places;

/** Their names. */
export const placeNames = Object.keys(places) as PlaceName[]; // its keys are exactly the names

const LETTERS: Readonly<Record<string, string>> = {
  İ: 'i',
  I: 'i',
  ı: 'i',
  ç: 'c',
  ş: 's',
  ğ: 'g',
  ö: 'o',
  ü: 'u',
  Ç: 'c',
  Ö: 'o',
};

/** The coast of a place by the name it carries, such as `Çeşme`; undefined when none is drawn. */
export function placeNamed(name: string): PlaceName | undefined {
  const plain = [...name].map((letter) => LETTERS[letter] ?? letter.toLowerCase()).join('');
  return placeNames.find((place) => plain.startsWith(place));
}
