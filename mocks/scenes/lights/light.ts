import { oklch } from './oklch.ts';

/** Lightness, chroma and hue of a colour in OKLCH. */
export type Tone = readonly [lightness: number, chroma: number, hue: number];

/** The tones of an hour, from which everything in a scene takes its colour. */
export interface Tones {
  /** From the top to the horizon. */
  sky: readonly [Tone, Tone, Tone, Tone];
  /** From the horizon to the shore. */
  sea: readonly [Tone, Tone, Tone, Tone, Tone];
  sun: Tone;
  halo: Tone;
  cloud: Tone;
  /** Land by distance, and where the light meets its foot. */
  far: Tone;
  mid: Tone;
  near: Tone;
  land: Tone;
  lit: Tone;
  stone: Tone;
  rock: Tone;
  rockShade: Tone;
  pine: Tone;
  sand: Tone;
  wall: Tone;
  wallShade: Tone;
  roof: Tone;
  glint: Tone;
  ripple: Tone;
  deep: Tone;
  /** Water over sand, from above: at the shore, and where one swims. */
  shallow: Tone;
  clear: Tone;
  foam: Tone;
  hull: Tone;
  shade: Tone;
  glass: Tone;
  sail: Tone;
  sailShade: Tone;
  wood: Tone;
  woodShade: Tone;
  spar: Tone;
  rig: Tone;
  dark: Tone;
}

type Colours = {
  [Key in keyof Tones]: Tones[Key] extends Tone ? string : { [Index in keyof Tones[Key]]: string };
};

/** An hour of the day: its colours, and where its sun or moon stands. */
export interface Light extends Colours {
  name: 'dawn' | 'noon' | 'golden' | 'night';
  isNight: boolean;
  sunRadius: number;
  /** Height of the sun above the horizon, or its distance from the top as a part of the height. */
  sunStands: { above: number } | { below: number };
  /** How strong the haze at the horizon is, and the mirrored coast in the water. */
  haze: number;
  mirror: number;
  /** A colour of a thing, as this hour shows it. */
  tint(...tone: Tone): string;
}

const isTone = (value: Tones[keyof Tones]): value is Tone => typeof value[0] === 'number';

/** An hour from its tones. `dims` is what becomes of the colour of a thing. */
export function lightOf(
  facts: Pick<Light, 'name' | 'sunRadius' | 'sunStands' | 'haze' | 'mirror'>,
  tones: Tones,
  dims: (tone: Tone) => Tone,
): Light {
  const colours = Object.fromEntries(
    Object.entries(tones).map(([name, value]: [string, Tones[keyof Tones]]) => [
      name,
      isTone(value) ? oklch(...value) : value.map((tone) => oklch(...tone)),
    ]),
  ) as unknown as Colours; // one colour for each tone, under the same names
  return {
    ...colours,
    ...facts,
    isNight: facts.name === 'night',
    tint: (...tone: Tone) => oklch(...dims(tone)),
  };
}
