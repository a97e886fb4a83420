import { fill, group, picture, placed } from '../parts/svg.ts';
import { pageContent } from './page.ts';

/** Size of the picture that goes with a shared address. */
const [WIDTH, HEIGHT] = [1200, 630];

const INK = '#0b2436';
const SUN = '#f7a35f';

/** The product's name in its typeface, as outlines; 1000 units to the em, its foot at 0. */
const NAME =
  'm506-519q0-54-23-91-23-38-76-57-53-20-144-20l-105 0 0-28 187 0q93 0 149 25 57 26 83 69 26 43 26 96 0 55-27 101-26 46-83 73-57 28-147 28l-188 0 0-29 162 0q56 0 98-19 42-19 65-56 23-37 23-92zM219-715l0 682 89 20 0 13L34 0l0-13 90-20 0-649-90-19 0-14 185 0zm746 194q21 0 33 12 12 12 12 33 0 25-15 40-15 15-39 15-11 0-21-2-11-3-23-6-11-2-27-2-15 0-28 5-13 5-27 15-14 10-30 24l0-20q39-39 65-62 26-23 43-34 18-11 31-15 13-3 26-3zm-158 93 0 402 81 14 0 12-238 0 0-12 72-14 0-409q-7-4-17-10-10-5-24-13-14-8-32-19l0-9 156-41 2 0 0 99zm390 270q0 36 11 60 12 23 36 35 25 11 63 11 41 0 77-12 37-12 62-28l7 11q-39 28-68 46-28 18-50 28-23 10-43 13-20 4-43 4-72 0-105-39-33-39-33-124l0-320-90-16 0-18 181-10-5 44 0 315zm227 172 0-93 0-394-91-16 0-18 181-10-5 44 0 426q5 1 15 5 11 4 23 8 12 4 24 9 12 4 20 7l0 10-164 22-3 0zm674-497L1893 13l-12 0-226-492-65-18 0-15 232 0 0 15-73 17 179 398-21 3 154-403-71-15 0-15 169 0 0 15-61 14zm395 151 5 19q-74 23-120 44-45 21-68 41-24 20-32 42-9 22-9 49 0 43 26 66 26 23 63 23 31 0 54-12 23-12 36-35 14-23 14-55l0-228q0-53-26-81-25-27-79-27-26 0-52 4-25 4-42 13l27-20q-2 18-5 37-3 19-8 34-4 16-10 23-7 8-19 12-13 5-26 5-18 0-28-7-10-7-10-22 0-20 20-41 20-20 52-37 32-16 68-27 36-10 69-10 56 0 90 17 34 17 49 47 15 30 15 71l0 296q0 17 6 28 5 10 15 15 10 4 22 4 17 0 33-5 16-5 34-17l0 12q-34 41-62 52-27 12-56 12-29 0-46-13-17-13-25-39-7-25-8-63l2 0q-8 34-28 60-20 26-48 40-27 15-60 15-63 0-104-33-41-33-41-96 0-33 11-58 11-25 43-48 32-23 94-49 62-25 164-58z';

/** The mark, as the logo has it. */
const MARK =
  fill('M2 17C2 12.6 5.6 9 10 9S18 12.6 18 17z', SUN) +
  fill('M0 17h13C21 14 28 7 31 0c-.3 7-3 13-8 17h9v2H0z', INK) +
  fill('M5 21h13v2H5z', SUN, { opacity: 0.75 });

/** What goes with an address that somebody shares: the hero at dawn with mark and name, 1200 × 630. */
export function shareScene(): string {
  const content = pageContent('share', {
    ...{ light: 'dawn', place: 'gocek', weather: 'lenses', width: WIDTH, height: HEIGHT },
    ...{ horizon: 356, sunX: 560, coastX: 800 },
    boats: [
      {
        ...{ boat: 'gulet', x: 850, y: 462, size: 1.06, isTurned: true },
        coat: { accent: 'pomegranate', hull: 'white', hasStripe: false, hasWood: false },
      },
    ],
  });
  const name =
    group(MARK, { transform: placed(84, 62, 3) }) +
    group(fill(NAME, INK), { transform: placed(84, 244, 0.11) });
  return picture(WIDTH, HEIGHT, content + name);
}
