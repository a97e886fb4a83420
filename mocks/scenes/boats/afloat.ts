import type { Random } from '../../lib/random.ts';
import { fill, group, placed, stroke } from '../parts/svg.ts';
import type { BoatName } from './boats.ts';
import { sides } from './boats.ts';
import type { Paint } from './paint.ts';

interface Afloat {
  boat: BoatName;
  paint: Paint;
  random: Random;
  /** The middle of its waterline, and the bottom of the picture. */
  x: number;
  y: number;
  bottom: number;
  /** 1 is the size the boat was drawn for. */
  size: number;
  /** Bow to the left. */
  isTurned: boolean;
  isSailing: boolean;
}

/** A boat from the side on its water: reflection, the ripples that break it, foam along the hull. */
export function afloat({ boat, paint, random, x, y, bottom, size, isTurned, isSailing }: Afloat) {
  const side = sides[boat];
  const { light } = paint;
  const { reach } = side;
  const scale = size * side.size;
  const drawn = side.draw(paint, isSailing);
  let broken = '';
  const count = boat === 'gulet' ? 6 : 7;
  for (let index = 0; index < count; index += 1) {
    const down = 6 + index * index * (boat === 'gulet' ? 4 : 2.6) + random.next() * 6;
    const long = 34 + random.next() * 90 + index * 7;
    const from = -reach * 0.55 + random.next() * (reach * 1.05 - long * 0.5);
    broken += `M${from} ${down}q${long / 2}-2 ${long} 0`;
  }
  const foam = `M${-reach * 0.53} 5q${reach * 0.25}-4 ${reach * 0.5}-1t${reach * 0.48}-1q${-reach * 0.2} 6 ${-reach * 0.46} 5t${-reach * 0.52}-3z`;
  const depth = Math.round((bottom - y) / scale);
  return group(
    [
      `<clipPath id="r"><path d="M-500 2h1000v${depth}h-1000z"/></clipPath>`,
      group('<use href="#b" transform="scale(1-.62)"/>', { clip: 'r', opacity: 0.4 }),
      stroke(broken, light.sea[2], 3.4, { opacity: 0.75 }),
      side.wake?.(paint) ?? '',
      group(drawn, { id: 'b', transform: side.tilt ? `rotate(${side.tilt})` : undefined }),
      side.wake ? '' : fill(foam, light.foam, { opacity: light.isNight ? 0.35 : 0.75 }),
    ].join(''),
    { transform: placed(x, y, isTurned ? -scale : scale, scale) },
  );
}
