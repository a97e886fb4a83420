import type { Random } from '../../lib/random.ts';
import type { Light } from '../lights/light.ts';
import { band, fill, gradient, stroke } from './svg.ts';

/** Where a sea is drawn. */
interface SeaPlace {
  light: Light;
  random: Random;
  width: number;
  height: number;
  horizon: number;
  sun: { x: number };
  /** How many ripples and glints there are, 1 where nothing stands before the sea. */
  detail: number;
}

/** The gradient that `sea` fills with. */
export function seaGradient({ sea: colours }: Light): string {
  const offsets = [0, 0.12, 0.38, 0.72, 1] as const;
  return gradient(
    'w',
    offsets.map((offset, index) => [offset, colours[index] ?? colours[4]] as const),
  );
}

function swell({ light, width, height, horizon }: SeaPlace): string {
  const depth = height - horizon;
  return [
    [0.22, 0.13],
    [0.5, 0.16],
    [0.78, 0.22],
  ]
    .map(([part = 0, opacity = 0]) => {
      const length = width / (5 - part * 3.4);
      const crests = ` ${length / 2} 0`.repeat(Math.ceil((width / length) * 2));
      const path = `M0 ${horizon + depth * part}q${length / 4}-${2 + part * 9} ${length / 2} 0t${crests}V${height}H0z`;
      return fill(path, light.deep, { opacity });
    })
    .join('');
}

function ripples({ light, random, width, height, horizon, detail }: SeaPlace): string {
  const depth = height - horizon;
  let [bright, dark] = ['', ''];
  const count = Math.round((light.isNight ? 12 : width > 1000 ? 20 : 17) * detail);
  for (let index = 0; index < count; index += 1) {
    const near = random.next() ** 1.3;
    const length = 8 + near * 46 * (0.4 + random.next());
    const crest = `M${random.next() * width} ${horizon + 6 + near * (depth - 12)}q${length / 2} ${-1.5 - near * 2.5} ${length} 0`;
    if (near < 0.62 || random.chance(0.4)) bright += crest;
    else dark += crest;
  }
  return (
    stroke(bright, light.ripple, 2, { opacity: 0.5 }) +
    stroke(dark, light.deep, 2.6, { opacity: 0.55 })
  );
}

/** Light of the sun on the water: short dashes far away, lenses near, widening. */
function glitter({ light, random, width, height, horizon, sun, detail }: SeaPlace): string {
  const depth = height - horizon;
  const wide = width > 1000;
  const reach = light.sunRadius * 0.5;
  let [far, near] = ['', ''];
  for (let y = horizon + 3; y < height - 4; ) {
    const part = (y - horizon) / depth;
    const spread = reach + part * (wide ? 150 : 110);
    const count =
      light.name === 'noon' ? (part < 0.42 ? 2 : 1) : part < 0.42 && !light.isNight ? 3 : 2;
    for (let index = 0; index < count; index += 1) {
      const length = (12 + part * 74) * (0.35 + random.next());
      const x = sun.x + (random.next() + random.next() - 1) * spread - length / 2;
      const thick = Math.max(1, Math.round(0.9 + part * 3.4));
      if (part < 0.42) far += `M${x} ${y + random.next() * 4}h${length}`;
      else
        near += `M${x} ${y}q${length / 2} ${-thick} ${length} 0${-length / 2} ${thick} ${-length} 0`;
    }
    y += ((wide ? 9 : 7) + part * (wide ? 29 : 23)) / detail;
  }
  return (
    stroke(far, light.glint, 2.2, { opacity: light.name === 'noon' ? 0.75 : 0.92 }) +
    fill(near, light.glint, { opacity: light.isNight ? 0.45 : 0.62 })
  );
}

/** The sea from the horizon down; `coast` is what it mirrors, by the id of its group. */
export function sea(place: SeaPlace, coast?: string): string {
  const { light, width, height, horizon } = place;
  const mirror = coast
    ? `<clipPath id="q"><path d="M0 ${horizon}h${width}v${Math.round((height - horizon) * 0.34)}H0z"/></clipPath><g clip-path="url(#q)" opacity="${light.mirror}"><use href="#${coast}" transform="matrix(1 0 0-.5 0 ${Math.round(horizon * 1.5)})"/></g>`
    : '';
  return [
    band(width, horizon, height, 'url(#w)'),
    mirror,
    swell(place),
    ripples(place),
    glitter(place),
  ].join('');
}
