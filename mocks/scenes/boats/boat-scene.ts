import { randomOf } from '../../lib/random.ts';
import { details, isDetail } from '../details/details.ts';
import { lights } from '../lights/lights.ts';
import { bay, type ShoreName } from '../parts/bay.ts';
import { foreground } from '../parts/foreground.ts';
import { fill, group, picture, placed } from '../parts/svg.ts';
import { withinSize } from '../parts/within-size.ts';
import { seascape } from '../places/seascape.ts';
import { afloat } from './afloat.ts';
import { sides } from './boats.ts';
import { coatOf, paintOf } from './paint.ts';
import { type BoatSubject, type Shot, sailing, shotOf } from './shot.ts';
import type { Camera } from './solid/camera.ts';
import { seen } from './solid/solid.ts';
import { solids } from './solid/solids.ts';

const WIDTH = 800;
const HEIGHT = 600;

/** How much larger than life a boat is drawn for a card when looked at from an angle. */
const SIZES = {
  sailboat: 1.06,
  catamaran: 1.06,
  motoryacht: 1.34,
  gulet: 1.18,
  motorboat: 1.5,
  speedboat: 1.5,
} as const;

/** From the side: beside the light, at a distance of its own. */
function fromTheSide(shot: Shot, detail: number): string {
  const random = randomOf(`scene boat-${shot.id}-${shot.picture}`);
  const light = lights[shot.light];
  const paint = paintOf(coatOf(shot), light);
  const isFar = shot.view === 'far';
  const isClose = shot.view === 'close';
  const toTheLeft = random.chance(0.5);
  const horizon = Math.round(
    HEIGHT * ((isClose ? 0.44 : isFar ? 0.58 : 0.53) + random.next() * 0.05),
  );
  const sunX = WIDTH * (toTheLeft ? 0.68 + random.next() * 0.14 : 0.18 + random.next() * 0.14);
  const depth = HEIGHT - horizon;
  const near = random.next();
  const aside = toTheLeft ? -1 : 1;
  const shift = isFar ? 150 : isClose ? 120 : sides[shot.boat].shift;
  const size = isFar ? 0.42 + near * 0.1 : isClose ? 1.75 : 0.84 + near * 0.2;
  const y = isClose ? HEIGHT - 108 : horizon + depth * ((isFar ? 0.2 : 0.34) + near * 0.11);
  return [
    seascape({
      ...{ random, light, place: shot.place, weather: shot.weather, detail },
      ...{ width: WIDTH, height: HEIGHT, horizon, sunX },
      coastX: WIDTH / 2 + (isFar ? aside * 20 : -aside * 65),
    }),
    afloat({
      ...{ boat: shot.boat, paint, random, size, y, bottom: HEIGHT },
      x: WIDTH / 2 + aside * shift,
      isTurned: shot.isTurned,
      isSailing: shot.isSailing,
    }),
    shot.foreground && detail > 0.4
      ? foreground(shot.foreground, { light, random, width: WIDTH, height: HEIGHT }, toTheLeft)
      : '',
  ].join('');
}

const CAMERAS: Readonly<Record<'quarter' | 'bow' | 'stern', Camera>> = {
  quarter: { yaw: 36, pitch: 7, distance: 1050 },
  bow: { yaw: 66, pitch: 8, distance: 820 },
  stern: { yaw: -44, pitch: 10, distance: 900 },
};

/** From an angle: over the bow, head on, from astern. */
function fromAnAngle(shot: Shot, view: keyof typeof CAMERAS, detail: number): string {
  const random = randomOf(`scene boat-${shot.id}-${shot.picture}`);
  const light = lights[shot.light];
  const paint = paintOf(coatOf(shot), light);
  const camera = CAMERAS[view];
  const yaw = camera.yaw + random.int(-7, 7);
  const { drawn, slope } = seen(
    solids[shot.boat](paint, shot.isSailing),
    { ...camera, yaw },
    paint,
  );
  const horizon = Math.round(HEIGHT * (0.5 + random.next() * 0.06));
  const toTheLeft = random.chance(0.5);
  const aside = toTheLeft ? -1 : 1;
  // Head on a boat takes less of the width; masts leave no room to be larger.
  const nearer = view === 'bow' && !sailing.includes(shot.boat) ? 1.12 : 1;
  const scale = SIZES[shot.boat] * nearer * (0.9 + random.next() * 0.16);
  const [x, y] = [WIDTH / 2 + aside * 46, horizon + (HEIGHT - horizon) * 0.44];
  const mirror = `matrix(1 ${(1.62 * slope).toFixed(2)} 0-.62 0 0)`;
  return [
    seascape({
      ...{ random, light, place: shot.place, weather: shot.weather, detail },
      ...{ width: WIDTH, height: HEIGHT, horizon },
      sunX: WIDTH * (toTheLeft ? 0.72 + random.next() * 0.12 : 0.16 + random.next() * 0.12),
      coastX: WIDTH / 2 - aside * 60,
    }),
    group(
      group('<use href="#b"/>', { opacity: 0.34, transform: mirror }) + group(drawn, { id: 'b' }),
      { transform: placed(x, y, shot.isTurned ? -scale : scale, scale) },
    ),
    shot.foreground && detail > 0.4
      ? foreground(shot.foreground, { light, random, width: WIDTH, height: HEIGHT }, toTheLeft)
      : '',
  ].join('');
}

const SHORES: readonly ShoreName[] = ['beach', 'rocks', 'beach'];

/** From above, at anchor in a bay, its shadow on the ground. */
function fromAbove(shot: Shot): string {
  const random = randomOf(`scene boat-${shot.id}-${shot.picture}`);
  const light = lights[shot.light];
  const paint = paintOf(coatOf(shot), light);
  const yaw = random.pick([-52, -34, 28, 40, 58]);
  const { drawn } = seen(
    solids[shot.boat](paint, false),
    { yaw, pitch: 50, distance: 1100 },
    paint,
  );
  const scale = SIZES[shot.boat] * 0.94;
  const shore = shot.place === 'istanbul' ? 'quay' : random.pick(SHORES);
  const [x, y] = [WIDTH * (shot.isTurned ? 0.44 : 0.56), 372];
  const across = shot.isTurned ? -scale : scale;
  const shadow = `M${-170 * scale} 0q${170 * scale}-70 ${340 * scale} 10-${150 * scale} 90-${340 * scale}-10z`;
  return [
    bay({
      ...{ light, random, shore, width: WIDTH, height: HEIGHT },
      onTheRight: shot.isTurned,
    }),
    group(fill(shadow, light.deep, { opacity: 0.35 }), {
      transform: `${placed(x + 34, y + 56)}rotate(${(yaw > 0 ? 20 : -20) * (shot.isTurned ? -1 : 1)})`,
    }),
    group(drawn, { transform: placed(x, y, across, scale) }),
  ].join('');
}

function drawn(shot: Shot, detail: number): string {
  const { view } = shot;
  if (isDetail(view)) return details[view](shot, detail);
  if (view === 'above') return fromAbove(shot);
  if (view === 'quarter' || view === 'bow' || view === 'stern')
    return fromAnAngle(shot, view, detail);
  return fromTheSide(shot, detail);
}

/** A shot as SVG of 800 × 600 and less than 8 kB. */
export function shotScene(shot: Shot): string {
  return withinSize((detail) => picture(WIDTH, HEIGHT, drawn(shot, detail)));
}

/** A picture of a boat, `number` from 1; the same for the same boat and number. */
export function boatScene(subject: BoatSubject, number: number): string {
  return shotScene(shotOf(subject, number));
}
