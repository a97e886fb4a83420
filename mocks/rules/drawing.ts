import { checksum } from './checksum.ts';
import { type Paint, type Vessel, vesselDrawing, vessels } from './drawing-vessels.ts';

/** Light of an hour: the sky from the top to the horizon, the sea from there to the shore, sun and hills. */
interface Light {
  sky: readonly [string, string, string];
  sea: readonly [string, string, string];
  sun: string;
  hills: readonly [string, string];
}

const DAWN: Light = {
  sky: ['#a8cee3', '#fee9ce', '#ffd4bb'],
  sea: ['#94c9cc', '#5f9eb0', '#194d68'],
  sun: '#ffe9d0',
  hills: ['#a7c2d3', '#56808f'],
};
const LIGHTS: readonly [Light, ...Light[]] = [
  DAWN,
  {
    sky: ['#85c4e7', '#ccebf2', '#e0f5f6'],
    sea: ['#3fc9cd', '#11a5c0', '#03527f'],
    sun: '#fffdec',
    hills: ['#9cc7d6', '#4f8f86'],
  },
  {
    sky: ['#75a7bb', '#ffcc8c', '#ffad74'],
    sea: ['#ce8d66', '#48728a', '#103449'],
    sun: '#ffefc8',
    hills: ['#d09c7e', '#724b44'],
  },
  {
    sky: ['#152a47', '#336b83', '#69a8ab'],
    sea: ['#599199', '#194761', '#06192c'],
    sun: '#f6f0da',
    hills: ['#2f5f78', '#173a52'],
  },
];
const HULLS = ['#ffffff', '#f4ead9', '#0b2436', '#1f5a73', '#f7f4ec', '#7c2f2b'];
const STRIPES = ['#0b2436', '#d9653b', '#2d6b85', '#c9a24b', '#7fb7be', '#a23b3b'];
const SKINS = ['#d9a066', '#c68a5a', '#e0b48a', '#b97a4a'];

const WIDTH = 800;
const HEIGHT = 600;

/** Numbers from 0 to 1 that follow from a text alone, the same on every machine. */
function numbersOf(text: string): () => number {
  let drawn = 0;
  return () => {
    drawn += 1;
    return Number.parseInt(checksum(`${text} ${drawn}`).slice(0, 8), 16) / 2 ** 32;
  };
}

/** One of `items`, by a number from 0 to 1. */
function pick<T>(items: readonly [T, ...T[]] | readonly T[], at: number, otherwise: T): T {
  return items[Math.floor(at * items.length)] ?? otherwise;
}

/** A ridge from the left to the right edge whose feet stand at `foot`, at most `height` high. */
function ridge(next: () => number, foot: number, height: number, colour: string): string {
  const steps = Array.from({ length: 9 }, (_, step) => {
    const top = Math.round(foot - height * (0.25 + 0.75 * next()));
    return `T${step * 100 + 50} ${top}`;
  });
  return `<path d="M-50 ${foot}Q-50 ${foot} 0 ${Math.round(foot - height / 2)}${steps.join('')}V${foot}z" fill="${colour}"/>`;
}

/** Waves from edge to edge at a height of the picture, darker the nearer. */
function waves(y: number, length: number, opacity: number): string {
  const crests = 't'.concat(
    Array(Math.ceil(WIDTH / length))
      .fill(`${length} 0`)
      .join(' '),
  );
  return `<path d="M0 ${y}q${length / 2}-9 ${length} 0${crests}V${HEIGHT}H0z" fill="#0b3b55" opacity="${opacity}"/>`;
}

/** Sky, sun, hills and sea of a place; the same place looks the same at every hour. */
function scene(place: () => number, hour: Light, horizon: number, sunX: number): string {
  const [high, middle, low] = hour.sky;
  const [far, wide, near] = hour.sea;
  const sunY = horizon - 90 - Math.round(place() * 40);
  const glitter = Array.from({ length: 16 }, (_, row) => {
    const span = 10 + row * 3 + place() * 20;
    const x = Math.round(sunX - span / 2 + (place() - 0.5) * (20 + row * 10));
    return `M${x} ${horizon + 8 + row * 12}h${Math.round(span)}`;
  });
  return [
    `<defs><linearGradient id="k" x2="0" y2="1"><stop stop-color="${high}"/><stop offset=".65" stop-color="${middle}"/><stop offset="1" stop-color="${low}"/></linearGradient>`,
    `<linearGradient id="w" x2="0" y2="1"><stop stop-color="${low}"/><stop offset=".1" stop-color="${far}"/><stop offset=".45" stop-color="${wide}"/><stop offset="1" stop-color="${near}"/></linearGradient></defs>`,
    `<path fill="url(#k)" d="M0 0h${WIDTH}v${horizon + 2}H0z"/>`,
    ...[130, 80, 46].map(
      (r, ring) =>
        `<circle cx="${sunX}" cy="${sunY}" r="${r}" fill="${hour.sun}" opacity="${[0.16, 0.26, 1][ring]}"/>`,
    ),
    `<path d="M${150 + place() * 300} 110q70-18 130-6t110 6q-74 11-146 5t-94-5z" fill="#fff1e2" opacity=".6"/>`,
    ridge(place, horizon, 110, hour.hills[0]),
    ridge(place, horizon, 46, hour.hills[1]),
    `<path fill="url(#w)" d="M0 ${horizon}h${WIDTH}v${HEIGHT - horizon}H0z"/>`,
    waves(horizon + 62, 94, 0.1),
    waves(horizon + 132, 122, 0.13),
    waves(horizon + 208, 170, 0.18),
    `<path d="${glitter.join('')}" stroke="${hour.sun}" stroke-width="3" opacity=".55"/>`,
  ].join('');
}

/** A boat on the sea with its reflection. `scale` 1 is 300 wide. */
function afloat(drawn: string, x: number, y: number, scale: number): string {
  const place = (flip: number) => `transform="matrix(${scale} 0 0 ${scale * flip} ${x} ${y})"`;
  return `<g ${place(-0.45)} opacity=".2">${drawn}</g><g ${place(1)}>${drawn}</g><path d="M${x - 30} ${y + 9}q${180 * scale}-7 ${360 * scale} 0" stroke="#eafafa" stroke-width="3" opacity=".7"/>`;
}

function portrait(next: () => number): string {
  const cap = pick(STRIPES, next(), '#0b2436');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 160"><path fill="${pick(['#94c9cc', '#a9daee', '#ffcc8c', '#c7e6ee'], next(), '#94c9cc')}" d="M0 0h160v160H0z"/><circle cx="${Math.round(20 + next() * 120)}" cy="44" r="20" fill="#ffe9d0"/><path d="M0 118q40-10 80 0t80 0v42H0z" fill="#2d6b85"/><path d="M36 160q4-44 44-44t44 44z" fill="${cap}"/><circle cx="80" cy="84" r="26" fill="${pick(SKINS, next(), '#d9a066')}"/><path d="M52 78q2-30 28-30t28 30q-14-8-28-8t-28 8z" fill="#fff"/><path d="M52 78q28-14 56 0l6 6q-34-12-68 0z" fill="${cap}"/></svg>`;
}

/**
 * A picture for a name, such as `boat-12-2.svg`, `tour-3-1.svg` or `captain-2.svg`, as SVG under 8 kB.
 * The same name gives the same picture. What stands before the last number names the place; the number
 * chooses the hour, so that the pictures of one boat belong together. `vessel`: the boat to show.
 */
export function drawing(name: string, vessel?: Vessel): string {
  const [, subject = name, picture = '1'] = /^(.*?)(?:-(\d+))?\.\w+$/.exec(name) ?? [];
  if (/^(captain|user|profile)/.test(subject)) return portrait(numbersOf(name));
  const place = numbersOf(subject);
  const shown = vessel ?? pick(vessels, place(), 'SAILBOAT');
  const paint: Paint = {
    hull: pick(HULLS, place(), '#ffffff'),
    stripe: pick(STRIPES, place(), '#0b2436'),
    light: '#fffaf0',
  };
  const number = Number(picture);
  const hour = LIGHTS[(number - 1 + Math.floor(place() * 3)) % LIGHTS.length] ?? DAWN;
  const horizon = 326 + Math.round(place() * 30);
  const isLeft = (number + Math.floor(place() * 2)) % 2 === 0;
  const scale = [1.05, 1.2, 0.75, 0.95][number % 4] ?? 1;
  const x = Math.round(isLeft ? 60 + place() * 40 : 700 - 300 * scale - place() * 40);
  const y = horizon + Math.round(44 + scale * 40);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMidYMid slice" fill="none" stroke-linecap="round">`,
    scene(place, hour, horizon, isLeft ? 620 : 180),
    afloat(vesselDrawing(shown, paint), x, y, scale),
    '</svg>',
  ].join('');
}
