import { type Random, randomOf } from '../../lib/random.ts';
import type { Schemas } from '../../store/records.ts';
import { shotScene } from '../boats/boat-scene.ts';
import type { BoatName } from '../boats/boats.ts';
import { type Shot, shotOf } from '../boats/shot.ts';
import type { Tone } from '../lights/light.ts';
import { type LightName, lights } from '../lights/lights.ts';
import type { Weather } from '../parts/sky.ts';
import { picture } from '../parts/svg.ts';
import { withinSize } from '../parts/within-size.ts';
import type { PlaceName } from '../places/places.ts';
import { city } from './city.ts';
import { cultural } from './cultural.ts';
import { diving } from './diving.ts';
import { food } from './food.ts';
import { hiking } from './hiking.ts';
import { type SceneName, scenesNamed } from './named.ts';
import { nature } from './nature.ts';
import { photography } from './photography.ts';
import type { TourScene, TourScenes } from './stage.ts';

/** A tour that has pictures. */
export interface TourSubject {
  id: number;
  tourType: Schemas['TourType'];
  place: PlaceName;
  /** The boat that a tour on the water goes with. */
  boat: BoatName;
  /** The hour that its name speaks of; the first picture shows it. */
  light?: LightName | undefined;
  /** What its name speaks of, where its kind says too little. */
  shows?: SceneName | undefined;
}

/** Every kind of tour on land and under water; those with a boat show their boat. */
const tours: Readonly<Record<Exclude<Schemas['TourType'], 'BOAT'>, TourScenes>> = {
  HIKING: hiking,
  CULTURAL: cultural,
  FOOD: food,
  CITY: city,
  NATURE: nature,
  PHOTOGRAPHY: photography,
  DIVING: diving,
};

const LIGHTS = ['dawn', 'noon', 'golden'] as const;
const WEATHERS: readonly Weather[] = ['lenses', 'clear', 'heaps'];
const ACCENTS: readonly Tone[] = [
  [0.74, 0.145, 50],
  [0.58, 0.085, 205],
  [0.52, 0.17, 22],
];
/** Where boats of tours begin, behind those that are let. */
const FIRST_BOAT = 5_000;

const of = <T>(list: readonly T[], index: number): T => list[index % list.length] as T; // within the list

/**
 * What picture `number` of a tour shows, and when: its scenes by day, beginning with what its name speaks
 * of or with another for each tour, then the evening, then the first ones in another light.
 */
function chosen(
  { id, tourType, shows }: TourSubject & { tourType: keyof typeof tours },
  number: number,
): [TourScene, LightName] {
  const scenes = shows ? scenesNamed(shows) : tours[tourType];
  const { outside, closeUp, evening, eveningLight } = scenes;
  if (number === 4) return [evening, eveningLight];
  const byDay = [...outside, ...closeUp];
  const first = shows ? 0 : randomOf(`tour ${id}`).int(0, byDay.length - 1);
  const step = number < 4 ? number - 1 : number - 5;
  return [of(byDay, first + step), of(LIGHTS, id + step + (number < 4 ? 1 : 0))];
}

function accentsOf(random: Random) {
  const first = random.int(0, ACCENTS.length - 1);
  return [of(ACCENTS, first), of(ACCENTS, first + 1)] as const;
}

/** What picture `number` of a tour on the water shows. By night only where its name says so. */
function afloat({ id, place, boat, light }: TourSubject, number: number): Shot {
  const subject = { id: FIRST_BOAT + id, boat, isWooden: boat === 'motorboat', place };
  const shot = shotOf(subject, number);
  if (number > 1) return shot;
  return { ...shot, light: light ?? (shot.light === 'night' ? 'golden' : shot.light) };
}

/** A picture of a tour as SVG of 800 × 600 and less than 8 kB; `number` from 1. */
export function tourScene(subject: TourSubject, number: number): string {
  const { id, tourType, place } = subject;
  if (tourType === 'BOAT') return shotScene(afloat(subject, number));
  const [draw, chosenLight] = chosen({ ...subject, tourType }, number);
  const lightName = (number === 1 && subject.light) || chosenLight;
  const light = lights[lightName];
  return withinSize((detail) => {
    const random = randomOf(`scene tour-${id}-${number}`);
    const [accent, second] = accentsOf(randomOf(`tour-${id}`));
    const weather = lightName === 'night' ? 'clear' : random.pick(WEATHERS);
    const isTurned = (id + number) % 2 === 0;
    const stage = {
      ...{ random, light, place, weather, isTurned, detail },
      ...{ accent: light.tint(...accent), second: light.tint(...second) },
    };
    return picture(800, 600, draw(stage));
  });
}
