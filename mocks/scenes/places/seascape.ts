import type { Random } from '../../lib/random.ts';
import type { Light } from '../lights/light.ts';
import { sea, seaGradient } from '../parts/sea.ts';
import { gulls, sky, skyGradient, type Weather, type Words } from '../parts/sky.ts';
import { gradient, group, stroke } from '../parts/svg.ts';
import { REACH } from './place.ts';
import { type PlaceName, places } from './places.ts';

/** A view over the water, before anything stands in it. */
export interface View {
  random: Random;
  light: Light;
  place: PlaceName;
  weather: Weather;
  width: number;
  height: number;
  horizon: number;
  /** Where the sun stands and where the middle of the coast lies, from the left. */
  sunX: number;
  coastX: number;
  /** What the narrowest frame shows of the width, less a margin: landmarks stand within. All unless said. */
  shown?: { left: number; right: number };
  /** How high the sun stands, from the top, where its light does not say so. */
  sunY?: number;
  /** 1 where nothing hides the sea; less where much stands before it. */
  detail?: number;
  gulls?: boolean;
  /** What words take of the sky; without any, all of it is free. */
  words?: Words;
}

/** What stays free between a landmark and the edge. */
const MARGIN = 10;

/** Height of the sun of a view, from the top. */
function sunHeight({ light, horizon, height, sunY }: View): number {
  if (sunY !== undefined) return sunY;
  const { sunStands } = light;
  return 'above' in sunStands ? horizon - sunStands.above : height * sunStands.below;
}

/** Windows and lamps along the coast, with their streaks in the water. */
function lamps({ random, light, width, horizon }: View, coastX: number): string {
  let [lit, streaks] = ['', ''];
  for (let index = 0; index < 14; index += 1) {
    const x = Math.round(coastX + (random.next() + random.next() - 1) * width * 0.46);
    lit += `M${x} ${Math.round(horizon - 4 - random.next() * random.next() * 30)}h.1`;
    if (index % 2) streaks += `M${x} ${horizon + 5}v${Math.round(8 + random.next() * 22)}`;
  }
  return (
    stroke(lit, light.glass, 4, { opacity: 0.95 }) +
    stroke(streaks, light.glass, 2, { opacity: 0.4 })
  );
}

/** The middle of the coast, moved as far as its landmarks need to be whole. */
function coastMiddle({ coastX, width, shown = { left: MARGIN, right: width - MARGIN } }: View) {
  return Math.round(Math.min(Math.max(coastX, shown.left + REACH), shown.right - REACH));
}

/** Sky, coast, haze and sea, with the gradients that they fill with. */
export function seascape(view: View): string {
  const { random, light, width, height, horizon, weather, detail = 1 } = view;
  const { words = { top: 0, left: 0 } } = view;
  const sun = { x: view.sunX, y: sunHeight(view) };
  const centre = coastMiddle(view);
  const coast = places[view.place]({
    ...{ light, random, width, horizon },
    centre,
    litLeft: view.sunX < width / 2,
  });
  const haze = weather === 'mist' ? Math.min(1, light.haze + 0.2) : light.haze;
  const thick = weather === 'mist' ? 104 : 64;
  return [
    `<defs>${skyGradient(light)}${seaGradient(light)}${gradient('h', [
      [0, light.sky[3], 0],
      [1, light.sky[3], haze],
    ])}</defs>`,
    sky({ ...{ light, random, width, horizon, weather, words }, sun }),
    group(coast, { id: 'c' }),
    `<path fill="url(#h)" d="M0 ${horizon - thick}h${width}v${thick + 2}H0z"/>`,
    sea({ ...{ light, random, width, height, horizon, detail }, sun }, 'c'),
    light.isNight ? lamps(view, centre) : '',
    view.gulls === false
      ? ''
      : gulls(
          view,
          (words.left || width * (width > 1000 ? 0.42 : 0.3)) + random.next() * width * 0.2,
          Math.max(horizon * 0.28, words.top + 8) + random.next() * 60,
          random.int(1, 4),
        ),
  ].join('');
}
