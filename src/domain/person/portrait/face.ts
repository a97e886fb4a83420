import type { Chance } from './chance.ts';
import { discs, fill, line, pair } from './shapes.ts';

/** What somebody is born with, and what years do to it. */
export interface Looks {
  skin: string;
  shade: string;
  hair: string;
  isOld: boolean;
}

const DARK = '#2b2422';

/** Narrow, round and broad chins. */
const HEADS = [
  'M31 39c0-12 7-16 17-16s17 4 17 16c0 15-7 25-17 25S31 54 31 39z',
  'M31 39c0-12 7-16 17-16s17 4 17 16c1 17-7 24-17 24s-18-7-17-24z',
  'M31 38c0-11 7-15 17-15s17 4 17 15c0 9 0 15-4 20q-5 6-13 6t-13-6c-4-5-4-11-4-20z',
] as const;

const EYES = [
  () => discs(pair(7, 43), 2.2, DARK) + line('M41.6 42.2h.1M55.6 42.2h.1', '#fff', 1.2),
  () => line('M38 44q3-4 6 0M52 44q3-4 6 0', DARK),
  () =>
    discs(pair(7, 43), 3.2, '#fff') +
    discs(
      [
        [41.6, 43],
        [55.6, 43],
      ],
      2,
      DARK,
    ),
  () => discs(pair(7, 43.4), 2, DARK) + line('M38 41q3-2 6 0M52 41q3-2 6 0', DARK, 1.2),
] as const;

const NOSES = [
  'M48 43q-4 7-1 8.5l3 .3',
  'M46 50.5q2.5 2.5 5 0',
  'M49 42q3 7 1 8.5l-3.5.3',
] as const;

const mouths = (lips: string) =>
  [
    () => line('M41 55.5q7 6 14 0', lips),
    () =>
      fill('M40.5 54.5q7.5 2 15 0-1 7.5-7.5 7.5t-7.5-7.5z', '#8e3b36') +
      fill('M42 55q6 1.5 12 0l-1 2.5q-5 1-10 0z', '#fff'),
    () => line('M43 56q5.5 3.5 11-.5', lips),
    () => fill('M41 55q7 2 14 0-2 6-7 6t-7-6z', lips) + line('M43 56.4q5 1 10 0', '#fff', 1.8),
  ] as const;

const glasses = (chance: Chance) => {
  const colour = chance.pick([DARK, '#7a4a2b', '#17324b']);
  const frames = chance.pick([
    'M34 43.5a6 6 0 1 0 13 0 6 6 0 1 0-13 0zm15 0a6 6 0 1 0 13 0 6 6 0 1 0-13 0z',
    'M34 39.5h12.5v7q-6 3-11.5 0zM49.5 39.5H62l-1 7q-5.5 3-11.5 0z',
  ]);
  return line(`${frames}M47 43q1-1 2 0`, colour, 1.5);
};

/** Head, ears, neck. */
export function head(chance: Chance, { skin, shade }: Looks): string {
  return (
    fill('M40 56h16v13q-8 8-16 0z', skin) +
    fill('M40 60q8 7 16 0v4q-8 7-16 0z', shade) +
    discs(pair(17, 45), 3.6, shade) +
    fill(chance.pick(HEADS), skin)
  );
}

/** Eyes, nose, mouth; always friendly. */
export function face(chance: Chance, looks: Looks): string {
  const { shade, hair, isOld } = looks;
  const mouth = chance.pick(mouths('#a2473f'));
  return [
    discs(pair(10, 51), 4, '#e0593f', 0.16),
    line(
      chance.pick(['M37 38q4-3 8-1M51 37q4-2 8 1', 'M37 37.5q4-2 8 0M51 37.5q4-2 8 0']),
      hair,
      2,
    ),
    chance.pick(EYES)(),
    line(chance.pick(NOSES), shade, 1.8),
    mouth(),
    isOld ? line('M35 47l-2.5-1M61 47l2.5-1M40 51q-2 3-1 5M56 51q2 3 1 5', shade, 1.1) : '',
    chance.happens(isOld ? 0.45 : 0.2) ? glasses(chance) : '',
  ].join('');
}
