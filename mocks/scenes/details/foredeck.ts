import type { Shot } from '../boats/shot.ts';
import { fill, stroke } from '../parts/svg.ts';
import { cushions, hat } from '../parts/things.ts';
import { type Backdrop, backdrop } from './backdrop.ts';

/** How a bow ends when one sits behind it: a prow, a net between two, a sunbed. */
const BOWS = {
  gulet: 'prow',
  sailboat: 'prow',
  motorboat: 'prow',
  catamaran: 'net',
  motoryacht: 'lounge',
  speedboat: 'lounge',
} as const;

const PLANKS = [-20, 110, 235, 355, 445, 565, 690, 820]
  .map((x) => `M${x} 604L${400 + (x - 400) * 0.06} 300`)
  .join('');

function deck({ light }: Backdrop, edge: string, wood: string): string {
  return [
    fill('M-60 604Q190 392 386 286 400 278 414 286 610 392 860 604z', wood),
    stroke(PLANKS, light.woodShade, 2, { opacity: 0.45 }),
    stroke('M-60 600Q190 388 386 284 400 276 414 284 610 388 860 600', edge, 14),
    stroke(
      'M60 500v-96M212 392v-74M314 328v-50M740 500v-96M588 392v-74M486 328v-50',
      light.spar,
      5,
    ),
    stroke('M-20 460Q200 316 314 279 400 250 486 279 600 316 820 460', light.spar, 4),
    stroke('M-20 512Q200 356 314 304M820 512Q600 356 486 304', light.spar, 2),
  ].join('');
}

function prow(scene: Backdrop, isGulet: boolean): string {
  const { light, paint } = scene;
  const fabric = paint.second;
  return [
    isGulet
      ? stroke('M400 292V196', light.woodShade, 14) +
        stroke('M400 200V-10M396 230L300-10M404 230L500-10', light.rig, 2.4)
      : stroke('M400 284V-10', light.spar, 9) + stroke('M402 250L410-10', light.sail, 14),
    deck(scene, isGulet ? light.wall : light.hull, light.tint(0.76, 0.075, 66)),
    fill('M250 500L300 412H396V500zM406 500V412H500L550 500z', fabric),
    fill('M250 500H396v20H238zM406 500H550l12 20H406z', light.tint(0.62, 0.1, 45)),
    stroke('M272 460H396M406 460H528', light.sail, 3, { opacity: 0.8 }),
    cushions(
      [
        [346, 436, 0.72],
        [456, 436, 0.72],
      ],
      light.sail,
      fabric,
    ),
    hat(light, 476, 560, 0.9, paint.accentColour),
    stroke('M384 340h32M392 332v18M408 332v18', light.dark, 5),
  ].join('');
}

function net(scene: Backdrop): string {
  const { light, paint } = scene;
  const rows = [384, 420, 466, 524].map(
    (y, index) => `M${222 - index * 34} ${y}H${578 + index * 34}`,
  );
  const columns = [-3, -2, -1, 0, 1, 2, 3].map(
    (step) => `M${400 + step * 48} 352L${400 + step * 84} 604`,
  );
  return [
    fill('M246 352H554L704 604H96z', light.sea[1], { opacity: 0.5 }),
    stroke(rows.join('') + columns.join(''), light.sail, 3, { opacity: 0.9 }),
    fill('M-20 604V520Q120 360 214 300q18-8 20 8 6 120-60 296z', light.hull),
    fill('M820 604V520Q680 360 586 300q-18-8-20 8-6 120 60 296z', light.hull),
    fill(
      'M174 604q66-180 60-296l12 8q4 130-44 288zM626 604q-66-180-60-296l-12 8q-4 130 44 288z',
      light.shade,
    ),
    stroke('M226 340L574 340', light.spar, 13),
    stroke('M400 340V-10M402 330L234 318M402 330L566 318', light.rig, 3),
    stroke(
      'M36 470v-84M126 380v-66M764 470v-84M674 380v-66M-20 440L126 322 218 284M820 440L674 322 582 284',
      light.spar,
      4,
    ),
    fill('M262 540l30-84h92l-12 84z', paint.second),
    fill('M268 520h106l-3 18H262zM284 478h96l-2 14h-98z', light.sail, { opacity: 0.8 }),
    hat(light, 470, 540, 0.9, paint.accentColour),
  ].join('');
}

function lounge(scene: Backdrop): string {
  const { light, paint } = scene;
  const pad = light.tint(0.93, 0.03, 82);
  return [
    deck(scene, paint.hullColour, light.tint(0.82, 0.06, 70)),
    fill('M150 604Q220 440 330 392q70-22 140 0 110 48 180 212z', light.shade),
    fill('M176 590Q240 446 338 404q62-20 124 0 98 42 162 186z', pad),
    stroke('M400 396V590M296 430Q330 500 322 590M504 430q-34 70-26 160', light.shade, 3),
    cushions(
      [
        [336, 470, 0.8],
        [464, 470, 0.8],
      ],
      paint.accentColour,
      light.sail,
    ),
    fill('M420 590l14-84h70l34 84z', paint.second),
    stroke('M434 540h84M430 560h96', light.sail, 6, { cap: 'butt' }),
    hat(light, 330, 556, 0.85, paint.second),
  ].join('');
}

/** The bow from behind: what one sees lying in the sun. */
export function foredeck(shot: Shot, detail: number): string {
  const scene = backdrop(shot, 250, detail);
  const bow = BOWS[shot.boat];
  const drawn =
    bow === 'net'
      ? net(scene)
      : bow === 'lounge'
        ? lounge(scene)
        : prow(scene, shot.boat === 'gulet');
  return scene.drawn + drawn;
}
