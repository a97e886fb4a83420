import type { Random } from '../../lib/random.ts';
import type { Light } from '../lights/light.ts';
import { band, disc, fill, gradient, group, stroke } from './svg.ts';

/** What a bay looked down on has for a shore. */
export type ShoreName = 'beach' | 'rocks' | 'quay';

interface Bay {
  light: Light;
  random: Random;
  width: number;
  height: number;
  shore: ShoreName;
  /** The shore lies in the upper right, not in the upper left. */
  onTheRight: boolean;
}

function treetops({ light, random }: Bay): string {
  let [crowns, lit] = ['', ''];
  for (let index = 0; index < 13; index += 1) {
    const part = index / 13;
    const x = -10 + part * 330 + random.next() * 40;
    const y = (1 - part) * 150 * random.next() - 6;
    const size = 22 + random.next() * 20;
    const crown = (cx: number, cy: number, r: number) =>
      `M${cx - r} ${cy}q0-${r} ${r}-${r}t${r} ${r} ${-r} ${r} ${-r} ${-r}z`;
    crowns += crown(x, y, size);
    lit += crown(x - size * 0.2, y - size * 0.25, size * 0.55);
  }
  const [shade, sun] = [light.tint(0.42, 0.065, 152), light.tint(0.53, 0.075, 145)];
  return fill(crowns, shade) + fill(lit, sun);
}

/** Parasols from above, every other gore in colour. */
function parasols(light: Light, at: readonly (readonly [x: number, y: number])[]): string {
  const gores = at
    .map(
      ([x, y]) =>
        `M${x} ${y}l-8-20h16zM${x} ${y}l20-8v16zM${x} ${y}l8 20h-16zM${x} ${y}l-20 8v-16z`,
    )
    .join('');
  return (
    at.map(([x, y]) => disc(x + 7, y + 9, 22, light.deep, 0.25)).join('') +
    at.map(([x, y]) => disc(x, y, 22, light.hull)).join('') +
    fill(gores, light.tint(0.74, 0.145, 50))
  );
}

function land(bay: Bay): string {
  const { light, shore } = bay;
  if (shore === 'quay') {
    return [
      fill('M-10-10H430L352 96 250 152 96 204-10 262z', light.deep, { opacity: 0.35 }),
      fill('M-10-10H420L344 84 242 140 88 192-10 248z', light.wallShade),
      fill('M-10-10H384L322 70 226 122 78 170-10 222z', light.wall),
      stroke('M366 58l12 12M262 122l10 14M118 176l8 16M318 96l12 14', light.dark, 5),
      parasols(light, [
        [56, 64],
        [148, 42],
        [92, 134],
        [246, 24],
        [196, 96],
      ]),
    ].join('');
  }
  const sand = shore === 'beach' ? light.sand : light.rock;
  const edge =
    shore === 'beach'
      ? 'M-10 320Q60 296 96 236 150 176 244 160 352 144 410 70 440 26 452-10H-10z'
      : 'M-10 300L40 270 84 282 120 222 190 210 206 158 290 150 318 96 392 84 420 30 446-10H-10z';
  return [
    fill(edge, light.shallow, {
      opacity: 0.55,
      transform: 'matrix(1.24 0 0 1.26 0 0)',
    }),
    fill(edge, light.foam, { opacity: 0.6, transform: 'matrix(1.045 0 0 1.05 0 0)' }),
    fill(edge, sand),
    shore === 'rocks'
      ? fill(
          'M40 270l44 12 36-60-50 6zM206 158l84-8-30-22-50 8zM318 96l74-12-40-24z',
          light.rockShade,
        )
      : '',
    treetops(bay),
    shore === 'beach'
      ? parasols(light, [
          [120, 188],
          [196, 128],
          [290, 118],
        ])
      : '',
  ].join('');
}

/** Patches of seagrass, through clear water. */
function seagrass({ light, random, width, height }: Bay): string {
  let path = '';
  for (let index = 0; index < 6; index += 1) {
    const x = random.next() * width;
    const y = 190 + random.next() * (height - 220);
    const [long, wide] = [60 + random.next() * 120, 20 + random.next() * 34];
    path += `M${x} ${y}q${long * 0.2}-${wide} ${long * 0.6}-${wide * 0.6}t${long * 0.4} ${wide} ${-long * 0.5} ${wide * 0.7}-${long * 0.5}-${wide * 1.1}z`;
  }
  return fill(path, light.deep, { opacity: 0.22 });
}

/** Light on the water from above. */
function glints({ light, random, width, height }: Bay): string {
  let path = '';
  for (let index = 0; index < 26; index += 1) {
    const long = 10 + random.next() * 26;
    path += `M${random.next() * width} ${height * (0.12 + 0.88 * random.next())}q${long / 2}-5 ${long} 0`;
  }
  return stroke(path, light.glint, 2, { opacity: 0.5 });
}

/** Somebody swimming, or lying on a ring. */
function swimmers({ light, random }: Bay, x: number, y: number): string {
  const skin = light.tint(0.66, 0.09, 50);
  const ring = light.tint(0.74, 0.145, 50);
  const along = random.int(-20, 30);
  return [
    fill(`M${x + along} ${y}q14-10 30 0-14 10-30 0z`, light.foam, { opacity: 0.6 }),
    disc(x + along + 26, y - 1, 6, skin),
    disc(x + 92, y + 34, 15, ring),
    disc(x + 92, y + 34, 7, light.clear),
    disc(x + 92, y + 28, 6, skin),
  ].join('');
}

/** A bay from above, before anything floats in it. */
export function bay(place: Bay): string {
  const { light, width, height, onTheRight } = place;
  const colours = gradient('w', [
    [0, light.clear],
    [0.45, light.sea[2]],
    [1, light.sea[3]],
  ]);
  const drawn = land(place);
  return [
    `<defs>${colours}</defs>`,
    band(width, 0, height, 'url(#w)'),
    seagrass(place),
    onTheRight ? group(drawn, { transform: `matrix(-1 0 0 1 ${width} 0)` }) : drawn,
    glints(place),
    swimmers(place, onTheRight ? 130 : 560, 470),
  ].join('');
}
