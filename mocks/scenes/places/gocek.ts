import { ridge } from '../parts/ridge.ts';
import { fill } from '../parts/svg.ts';
import type { Place, Shore } from './place.ts';

function islet(
  { random, light }: Shore,
  at: { x: number; y: number; width: number; height: number; colour: string },
): string {
  const { x, y, width, height, colour } = at;
  const [from, to] = [x - width / 2, x + width / 2];
  const land = { random, foot: y, height, step: width / 4, from, to, isHill: true };
  const beach = `M${from + 4} ${y}q${width * 0.1}-9 ${width * 0.25}-7t${width * 0.25}-1 ${width * 0.25} 0 ${width * 0.24} 8z`;
  return fill(ridge(land), colour) + fill(beach, light.lit);
}

/** Göcek: islets under pines before long hills. */
export const gocek: Place = (shore) => {
  const { light, random, width, horizon: foot, centre } = shore;
  const hills = { random, foot, isHill: true };
  let pines = '';
  const islets =
    islet(shore, { x: centre - 250, y: foot + 2, width: 230, height: 62, colour: light.near }) +
    islet(shore, { x: centre + 250, y: foot + 3, width: 300, height: 76, colour: light.near });
  for (let index = 0; index < 13; index += 1) {
    const part = random.next();
    const x = index % 2 ? centre - 250 + (part - 0.5) * 150 : centre + 250 + (part - 0.5) * 210;
    const y = foot - 12 - Math.sin(Math.PI * (0.15 + part * 0.7)) * 20 * random.next();
    const size = 0.8 + random.next() * 0.5;
    pines += `M${x - 7 * size} ${y}q${size}${-15 * size} ${7 * size}${-16 * size}t${7 * size} ${16 * size}z`;
  }
  const back = { random, foot, height: 110, step: 200, from: 0, to: width };
  return [
    // A wide picture keeps its left half for words: there the coast comes out of the sea.
    fill(
      ridge(width > 1000 ? { ...back, from: centre - 640, to: width + 400, isHill: true } : back),
      light.far,
    ),
    fill(
      ridge({ ...hills, height: 84, step: 130, from: centre - 420, to: centre + 90 }) +
        ridge({ ...hills, height: 70, step: 120, from: centre + 60, to: centre + 480 }),
      light.mid,
    ),
    islets,
    fill(pines, light.pine),
    islet(shore, { x: centre - 30, y: foot + 6, width: 120, height: 30, colour: light.land }),
  ].join('');
};
