import type { Random } from '../../lib/random.ts';
import type { Light } from '../lights/light.ts';
import { band, disc, fill, gradient, stroke } from './svg.ts';

/** What the weather shows: few long clouds, heaps of them, mist before the coast, or nothing. */
export type Weather = 'clear' | 'lenses' | 'heaps' | 'mist';

/** Where a sky is drawn. */
interface SkyPlace {
  light: Light;
  random: Random;
  width: number;
  horizon: number;
  weather: Weather;
  sun: { x: number; y: number };
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

function stars({ random, width, horizon, light }: SkyPlace): string {
  let path = '';
  for (let index = 0; index < 14; index += 1)
    path += `M${random.next() * width} ${random.next() * horizon * 0.72}h.1`;
  return stroke(path, light.sun, 2.2, { opacity: 0.75 });
}

function lenses({ random, width, horizon }: SkyPlace, count: number): string {
  let path = '';
  const wide = width > 1000;
  for (let index = 0; index < count; index += 1) {
    const long = 120 + random.next() * (wide ? 340 : 230);
    const x = random.next() * width - long * 0.3;
    const y = horizon * (0.14 + random.next() * 0.55);
    const thick = 5 + random.next() * 7;
    path += `M${x} ${y}q${long * 0.3} ${-thick * 1.6} ${long * 0.55} ${-thick * 0.5}t${long * 0.45} ${thick * 0.5}q${-long * 0.3} ${thick} ${-long * 0.6} ${thick * 0.45}t${-long * 0.4} ${-thick * 0.45}z`;
  }
  return path;
}

/** Heaps with a flat foot, which stand low over the land. */
function heaps({ random, width, horizon }: SkyPlace): string {
  let path = '';
  for (let index = 0; index < 3; index += 1) {
    const size = 0.7 + random.next() * 0.9;
    const x = random.next() * width - 60 * size;
    const y = horizon * (0.3 + 0.38 * random.next());
    const bulge = (across: number, up: number, rise: number) =>
      `c${-4 * size} ${-up * size} ${(across + 4) * size} ${-up * size} ${across * size} ${-rise * size}`;
    path += `M${x} ${y}${bulge(30, 26, 8)}${bulge(48, 52, 6)}${bulge(56, 40, -6)}${bulge(36, 20, -8)}z`;
  }
  return path;
}

/** Sky, sun or moon with two halos, clouds. */
export function sky(place: SkyPlace): string {
  const { light, width, horizon, weather, sun } = place;
  const { sunRadius } = light;
  const clouds = weather === 'heaps' ? heaps(place) : '';
  const long = weather === 'clear' ? 1 : weather === 'heaps' ? 1 : width > 1000 ? 3 : 2;
  return [
    band(width, 0, horizon + 2, 'url(#k)'),
    light.isNight ? stars(place) : '',
    disc(sun.x, sun.y, sunRadius * 2.7, light.halo, 0.16),
    disc(sun.x, sun.y, sunRadius * 1.7, light.halo, 0.24),
    disc(sun.x, sun.y, sunRadius, light.sun),
    light.isNight ? disc(sun.x + 11, sun.y - 6, 22, light.sky[0], 0.9) : '',
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
