import type { Random } from '../../lib/random.ts';
import type { Light } from '../lights/light.ts';
import { arched, band, disc, fill, gradient, stroke } from './svg.ts';

/** What the weather shows: few long clouds, heaps of them, mist before the coast, or nothing. */
export type Weather = 'clear' | 'lenses' | 'heaps' | 'mist';

/** What words take of a sky: nothing flies or drifts above `top` and left of `left`. */
export interface Words {
  top: number;
  left: number;
}

/** Where a sky is drawn. */
interface SkyPlace {
  light: Light;
  random: Random;
  width: number;
  horizon: number;
  weather: Weather;
  sun: { x: number; y: number };
  words: Words;
}

/** The gradient that `sky` fills with. */
export function skyGradient({ sky }: Light): string {
  return gradient('k', [
    [0, sky[0]],
    [0.45, sky[1]],
    [0.8, sky[2]],
    [1, sky[3]],
  ]);
}

function stars({ random, width, horizon, light, words }: SkyPlace): string {
  let path = '';
  for (let index = 0; index < 14; index += 1) {
    const [x, y] = [random.next() * width, random.next() * horizon * 0.72];
    if (x > words.left && y > words.top) path += `M${x} ${y}h.1`;
  }
  return stroke(path, light.sun, 2.2, { opacity: 0.75 });
}

function lenses({ random, width, horizon, words }: SkyPlace, count: number): string {
  let path = '';
  const wide = width > 1000;
  for (let index = 0; index < count; index += 1) {
    const long = 120 + random.next() * (wide ? 340 : 230);
    const x = words.left
      ? words.left + random.next() * (width - words.left)
      : random.next() * width - long * 0.3;
    const highest = Math.max(horizon * 0.14, words.top);
    const y = highest + random.next() * Math.max(0, horizon * 0.69 - highest);
    const thick = 5 + random.next() * 7;
    path += `M${x} ${y}q${long * 0.3} ${-thick * 1.6} ${long * 0.55} ${-thick * 0.5}t${long * 0.45} ${thick * 0.5}q${-long * 0.3} ${thick} ${-long * 0.6} ${thick * 0.45}t${-long * 0.4} ${-thick * 0.45}z`;
  }
  return path;
}

/** Heaps with a flat foot, which stand low over the land. */
function heaps({ random, width, horizon, words }: SkyPlace): string {
  let path = '';
  for (let index = 0; index < 3; index += 1) {
    const size = 0.7 + random.next() * 0.9;
    const x = random.next() * width - 60 * size;
    // A heap rises above its foot.
    const highest = Math.max(horizon * 0.3, words.top + 50 * size);
    const y = highest + random.next() * Math.max(0, horizon * 0.68 - highest);
    const bulge = (across: number, up: number, rise: number) =>
      `c${-4 * size} ${-up * size} ${(across + 4) * size} ${-up * size} ${across * size} ${-rise * size}`;
    path += `M${x} ${y}${bulge(30, 26, 8)}${bulge(48, 52, 6)}${bulge(56, 40, -6)}${bulge(36, 20, -8)}z`;
  }
  return path;
}

/** How large the outer halo is: a moon's ends above the hills, whose night it does not stand out from. */
function haloReach({ light, sun, horizon }: SkyPlace): number {
  if (!light.isNight) return 2.7;
  return Math.min(2.7, Math.max(1.5, (horizon * 0.68 - sun.y) / light.sunRadius));
}

/** A waning moon within a circle of 27: the night is seen through the rest. */
const moon = ({ x, y }: SkyPlace['sun'], colour: string) =>
  arched(x + 24.5, y + 11.4, 'a27 27 0 1 1-20.8-38.2 22 22 0 1 0 20.8 38.2z', colour);

/** Sky, sun or moon with two halos, clouds. */
export function sky(place: SkyPlace): string {
  const { light, width, horizon, weather, sun } = place;
  const { sunRadius } = light;
  const reach = haloReach(place);
  const clouds = weather === 'heaps' ? heaps(place) : '';
  const long = weather === 'clear' ? 1 : weather === 'heaps' ? 1 : width > 1000 ? 3 : 2;
  return [
    band(width, 0, horizon + 2, 'url(#k)'),
    light.isNight ? stars(place) : '',
    disc(sun.x, sun.y, sunRadius * reach, light.halo, 0.16),
    disc(sun.x, sun.y, sunRadius * (1 + (reach - 1) * 0.41), light.halo, 0.24),
    light.isNight ? moon(sun, light.sun) : disc(sun.x, sun.y, sunRadius, light.sun),
    fill(clouds + lenses(place, long), light.cloud, { opacity: light.isNight ? 0.5 : 0.75 }),
  ].join('');
}

/** Gulls, each two strokes of a wing; none at night. */
export function gulls(
  { light, random }: Pick<SkyPlace, 'light' | 'random'>,
  x: number,
  y: number,
  count: number,
): string {
  if (light.isNight) return '';
  let path = '';
  for (let index = 0; index < count; index += 1) {
    const size = 5 + random.next() * 6;
    path += `M${x + index * 34 + random.next() * 20} ${y + random.next() * 44}q${size * 0.6} ${-size * 0.8} ${size} 0 ${size * 0.5} ${-size * 0.8} ${size} ${-size * 0.1}`;
  }
  return stroke(path, light.name === 'noon' ? '#fff' : light.near, 1.8);
}
