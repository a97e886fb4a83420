import { ridge } from '../parts/ridge.ts';
import { fill, group, stroke } from '../parts/svg.ts';
import { houses } from './houses.ts';
import type { Place, Shore } from './place.ts';

const MINARETS = { great: [-74, 74, -50, 50], small: [-66, 66] } as const;

function mosque(shore: Shore, x: number, y: number, size: number, colour: string): string {
  const foot = shore.horizon;
  const at = (across: number, up: number) => `${x + across * size} ${y - up * size}`;
  let body = `M${x - 62 * size} ${foot}V${y - 24 * size}H${x - 44 * size}Q${at(-44, 46)} ${at(-22, 46)}Q${at(-20, 78)} ${at(0, 80)}Q${at(20, 78)} ${at(22, 46)}Q${at(44, 46)} ${at(44, 24)}H${x + 62 * size}V${foot}z`;
  let [towers, balconies] = ['', ''];
  for (const across of size > 0.9 ? MINARETS.great : MINARETS.small) {
    const top = Math.abs(across) > 60 ? 118 : 100;
    towers += `M${x + across * size} ${foot}V${y - (top - 18) * size}`;
    balconies += `M${x + (across - 4) * size} ${y - (top - 25) * size}h${8 * size}`;
    body += `M${at(across - 3, top - 18)}L${at(across, top)}L${at(across + 3, top - 18)}z`;
  }
  return (
    fill(body, colour) +
    stroke(towers, colour, 5 * size, { cap: 'butt' }) +
    stroke(`${balconies}M${at(0, 80)}v${-9 * size}`, colour, 3)
  );
}

/** Roofs in a row, from the left to the right. */
function roofs(shore: Shore, from: number, to: number, low: number, high: number): string {
  let path = `M${from} ${shore.horizon}`;
  let x = from;
  while (x < to) {
    const width = low * 2.4 + shore.random.next() * 40;
    path += `V${shore.horizon - low - shore.random.next() * (high - low)}h${width}`;
    x += width;
  }
  return `${path}V${shore.horizon}z`;
}

function galata(shore: Shore, x: number): string {
  const { horizon, light } = shore;
  const foot = horizon - 34;
  const tower = `M${x - 13} ${horizon}V${foot - 52}h-3v-7h3v-15h-3v-5L${x} ${foot - 118}L${x + 16} ${foot - 79}v5h-3v15h3v7h-3V${horizon}z`;
  const lit = `M${x - 7} ${foot - 70}v7h3v-7zm10 0v7h3v-7z`;
  return fill(tower, light.stone) + (light.isNight ? fill(lit, light.glass) : '');
}

/** İstanbul: domes and minarets over the roofs, the Galata tower on its hill. */
export const istanbul: Place = (shore) => {
  const { light, random, width, horizon: foot, centre } = shore;
  const far = ridge({ random, foot, height: 46, step: 90, from: 0, to: width });
  const hill = ridge({
    ...{ random, foot, height: 70, step: 120, from: centre - 360, to: centre + 390, isHill: true },
  });
  const towers = [
    mosque(shore, centre - 120, foot - 26, 1.02, light.stone),
    mosque(shore, centre + 72, foot - 40, 0.74, light.mid),
    galata(shore, centre + 176),
  ];
  return [
    fill(far + roofs(shore, 0, width, 14, 40) + hill, light.far),
    group(towers.join(''), { isLandmark: true }),
    fill(roofs(shore, centre - 330, centre + 350, 10, 28), light.stone),
    light.isNight
      ? ''
      : houses(
          { ...shore, light: { ...light, wall: light.mid, wallShade: light.stone } },
          { x: centre + 20, y: foot - 2, count: 3, spread: 560, rise: 16 },
        ),
    fill(`M${centre - 350} ${foot}q60-9 200-7 200-3 540 7z`, light.land),
  ].join('');
};
