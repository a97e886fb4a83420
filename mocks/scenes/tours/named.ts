import { breakfast } from './breakfast.ts';
import { city, down, promenade } from './city.ts';
import { delta } from './delta.ts';
import { half, kit } from './diving.ts';
import { canyon, nature, turtle, waterfall } from './nature.ts';
import { river } from './river.ts';
import type { TourScenes } from './stage.ts';
import { wind } from './wind.ts';

/** What names of tours speak of, beyond the kind of the tour. The first name that fits holds: rafting goes through a canyon. */
const named = {
  wind: { words: /rüzgâr sörfü/i, scenes: wind },
  river: { words: /rafting/i, scenes: river },
  delta: { words: /kaplumbağa/i, scenes: delta },
  canyon: {
    words: /kanyon/i,
    scenes: { ...nature, outside: [canyon, waterfall], closeUp: [waterfall] },
  },
  breakfast: { words: /kahvaltı/i, scenes: breakfast },
  street: { words: /sokak|çarşı/i, scenes: { ...city, outside: [down, promenade] } },
  snorkelling: {
    words: /şnorkel/i,
    scenes: { outside: [half, turtle], closeUp: [kit], evening: half, eveningLight: 'golden' },
  },
} as const satisfies Record<string, { words: RegExp; scenes: TourScenes }>;

export type SceneName = keyof typeof named;

const names = Object.keys(named) as SceneName[]; // its keys are exactly the names

/** The scenes that the name of a tour asks for; undefined where its kind says enough. */
export function sceneNamed(tourName: string): SceneName | undefined {
  return names.find((name) => named[name].words.test(tourName));
}

/** The scenes of a name; the first of them shows what it speaks of. */
export const scenesNamed = (name: SceneName): TourScenes => named[name].scenes;
