import { randomOf } from '../../lib/random.ts';
import type { Light, Tone } from '../lights/light.ts';

type Accent = 'navy' | 'apricot' | 'teal' | 'pomegranate';
type HullColour = 'cream' | 'navy' | 'teal' | 'wood';

const ACCENTS: Readonly<Record<Accent, Tone>> = {
  navy: [0.36, 0.075, 245],
  apricot: [0.74, 0.145, 50],
  teal: [0.58, 0.085, 205],
  pomegranate: [0.52, 0.17, 22],
};
const HULLS: Readonly<Record<HullColour, { side: Tone; shade: Tone }>> = {
  cream: { side: [0.94, 0.035, 85], shade: [0.82, 0.05, 75] },
  navy: { side: [0.34, 0.07, 245], shade: [0.27, 0.06, 247] },
  teal: { side: [0.58, 0.075, 205], shade: [0.48, 0.075, 210] },
  wood: { side: [0.6, 0.095, 52], shade: [0.47, 0.08, 46] },
};

/** What a boat is painted with, whatever the hour. */
export interface Coat {
  accent: Accent;
  hull: HullColour | 'white';
  /** A coloured band in the sail. */
  hasStripe: boolean;
  /** Wood where others have colour. */
  hasWood: boolean;
}

/** The coat of a boat, which it keeps in all its pictures. A wooden hull shows its wood. */
export function coatOf({ id, isWooden }: { id: number; isWooden: boolean }): Coat {
  const random = randomOf(`boat-${id}`);
  const accent = random.pick(['navy', 'navy', 'apricot', 'teal', 'pomegranate'] as const);
  const painted = random.pick(['white', 'white', 'navy', 'teal', 'cream'] as const);
  const hull = isWooden ? 'wood' : painted;
  const taken = accent === hull;
  return {
    accent: taken ? (hull === 'navy' ? 'apricot' : 'navy') : accent,
    hull,
    hasStripe: random.chance(0.45),
    hasWood: random.chance(0.5),
  };
}

/** The colours of a boat at an hour. */
export interface Paint extends Coat {
  light: Light;
  accentColour: string;
  /** The other accent: shirts, cushions. */
  second: string;
  hullColour: string;
  hullShade: string;
}

/** A coat in the light of an hour. */
export function paintOf(coat: Coat, light: Light): Paint {
  const hull = coat.hull === 'white' ? undefined : HULLS[coat.hull];
  return {
    ...coat,
    light,
    accentColour: light.tint(...ACCENTS[coat.accent]),
    second: light.tint(...ACCENTS[coat.accent === 'apricot' ? 'navy' : 'apricot']),
    hullColour: hull ? light.tint(...hull.side) : light.hull,
    hullShade: hull ? light.tint(...hull.shade) : light.shade,
  };
}
