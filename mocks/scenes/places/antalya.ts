import { peaks } from '../parts/ridge.ts';
import { fill, stroke } from '../parts/svg.ts';
import { houses } from './houses.ts';
import type { Place, Shore } from './place.ts';

/** The cliff from `left` to the edge of the picture, with its cracks. */
function cliff({ light, random, width, horizon: y }: Shore, left: number, top: number): string {
  let body = `M${left - 14} ${y}L${left} ${y - 44}l10-6 6-30 22-10`;
  for (let x = left + 38; x < width + 30; ) {
    const step = 50 + random.next() * 70;
    const height = top - random.next() * 14;
    body += `L${x} ${height}L${x + step * 0.8} ${height - 3}`;
    x += step;
  }
  let [shades, cracks] = ['', ''];
  for (let x = left + 16; x < width; x += 44 + random.next() * 50) {
    const high = y - 80 + random.next() * 16;
    const wide = 10 + random.next() * 16;
    shades += `M${x} ${high}l${wide} ${5 + random.next() * 4} 2 42 5 ${y - high - 44}h${-wide - 8}z`;
    if (random.chance(0.5)) cracks += `M${x - 12} ${high + 8}l3 ${26 + random.next() * 36}`;
  }
  return (
    fill(`${body}V${y}z`, light.rock) +
    fill(shades, light.rockShade, { opacity: 0.7 }) +
    stroke(cracks, light.rockShade, 2, { opacity: 0.6 })
  );
}

function pines({ light, random, width }: Shore, left: number, top: number): string {
  let path = `M${left + 10} ${top + 12}q4-20 26-22`;
  for (let x = left + 36; x < width + 30; ) {
    const step = Math.round(26 + random.next() * 36);
    path += `q${step / 2}-${16 + random.next() * 14} ${step} ${random.next() * 6 - 3}`;
    x += step;
  }
  return fill(`${path}V${top + 4}L${left + 120} ${top + 2}L${left + 12} ${top + 13}z`, light.pine);
}

function waterfall({ light, horizon: y }: Shore, x: number, top: number): string {
  return (
    fill(`M${x} ${top + 2}q7-5 14 0 6 40 8 ${y - top - 4}h-30q6-60 8-${y - top - 2}z`, light.foam, {
      opacity: 0.92,
    }) +
    stroke(`M${x + 7} ${top + 12}l-2 50M${x + 12} ${top + 30}l3 46`, light.ripple) +
    fill(`M${x - 22} ${y + 2}q8-12 20-9 12-8 24 0 12-2 16 9z`, light.foam)
  );
}

/** Antalya: the cliff with its waterfall under the Taurus mountains. */
export const antalya: Place = (shore) => {
  const { light, random, width, horizon: foot, centre, litLeft } = shore;
  const [left, top] = [centre - 70, foot - 96];
  return [
    peaks(
      [
        [centre - 280, 170, 290],
        [centre + 90, 206, 340],
      ],
      { random, foot, litLeft },
      { body: light.far, shade: light.mid },
    ),
    cliff(shore, left, top),
    pines(shore, left, top),
    waterfall(shore, centre + (width > 1000 ? 200 : 130), top),
    houses(shore, { x: centre + 40, y: top - 12, count: 5, spread: 150, rise: 10 }),
    fill(`M${left - 30} ${foot}q20-12 50-8 60-6 130 2 120-8 ${width} 6z`, light.rockShade),
  ].join('');
};
