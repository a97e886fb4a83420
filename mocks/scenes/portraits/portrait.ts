import { randomOf } from '../../lib/random.ts';
import { lights } from '../lights/lights.ts';
import { disc, fill, picture, stroke } from '../parts/svg.ts';

const SKINS = ['#e0b08a', '#cf9a70', '#b97f57', '#d8a67e'];
const HAIR = ['#2b2320', '#4a3527', '#6b5138', '#8c8a88', '#d8d6d2'];
const SHIRTS = ['#fbf8f2', '#0b2f4a', '#2d6b85', '#f7a35f', '#a33a3a'];
const SIZE = 320;

const CAPS = [
  fill('M96 108q0-58 64-60 64 2 64 60-64-22-128 0z', '#fbf8f2') +
    fill('M96 104q64-22 128 0l6 18q-70-26-140 0z', '#0b2f4a'),
  fill('M100 112q2-58 60-58t60 58q-60-20-120 0z', '#0b2f4a') +
    fill('M160 104q50-2 86 18-30 6-86-6z', '#0b2f4a'),
  fill('M70 116q34-22 90-22t90 22q-40 8-90 8t-90-8z', '#e3c68f') +
    fill('M108 104q4-52 52-52t52 52q-52 16-104 0z', '#e3c68f') +
    fill('M106 98q54 16 108 0l2 12q-56 16-112 0z', '#b4552f'),
];

/** A face before the sea, as SVG of 320 × 320; the same name gives the same face. */
export function portrait(name: string): string {
  const random = randomOf(`portrait ${name}`);
  const light = random.pick([lights.dawn, lights.noon, lights.golden]);
  const [skin, hair, shirt] = [random.pick(SKINS), random.pick(HAIR), random.pick(SHIRTS)];
  const hasLongHair = random.chance(0.4);
  const hasBeard = !hasLongHair && random.chance(0.5);
  const cap = random.chance(0.62) ? random.pick(CAPS) : '';
  return picture(
    SIZE,
    SIZE,
    [
      fill('M0 0H320V190H0z', light.sky[1]),
      fill('M0 120H320V190H0z', light.sky[2]),
      disc(random.int(40, 280), random.int(60, 130), 34, light.sun),
      fill('M0 190Q60 150 130 172T250 160 320 176V200H0z', light.mid),
      fill('M0 190H320V320H0z', light.sea[2]),
      stroke('M20 222h50M250 236h44M14 262h36M270 280h40', light.glint, 3, { opacity: 0.6 }),
      hasLongHair ? fill('M92 130q-6-70 68-72 74 2 68 72 10 60 14 100H78q4-40 14-100z', hair) : '',
      fill('M40 320q4-74 70-88 24-6 50-6t50 6q66 14 70 88z', shirt),
      fill('M134 188h52v42q-26 26-52 0z', skin),
      fill('M134 208q26 20 52 0v10q-26 22-52 0z', '#000000', { opacity: 0.12 }),
      fill('M106 130q0-62 54-62t54 62q0 34-18 56-18 22-36 22t-36-22q-18-22-18-56z', skin),
      hasBeard
        ? fill(
            'M108 144q2 34 16 50 16 24 36 24t36-24q14-16 16-50-8 20-24 20-16-8-28-8t-28 8q-16 0-24-20z',
            hair,
          )
        : '',
      cap === '' || hasLongHair
        ? fill('M102 132q-6-72 58-74 64 2 58 74-6-30-30-42-40 18-68 6-14 12-18 36z', hair)
        : fill('M104 136q-4-14 0-30h12q-6 14-4 34zM216 136q4-14 0-30h-12q6 14 4 34z', hair),
      stroke('M130 126q8-6 18-2M172 124q10-4 18 2', hair, 4.5),
      disc(140, 140, 4.5, '#23201f'),
      disc(180, 140, 4.5, '#23201f'),
      stroke('M160 142q-6 18-2 24h8', '#000000', 3, { opacity: 0.22 }),
      stroke('M142 182q18 14 36 0', hasBeard ? '#f3ded0' : '#8d4a3b', 4),
      cap,
    ].join(''),
  );
}
