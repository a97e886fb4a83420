import { fill, stroke } from '../../parts/svg.ts';
import { ensign, type Side, sailor } from './side.ts';

const SET = {
  main: 'M57-272L20-258Q-44-160-56-92L57-86z',
  mainShade: 'M57-272V-86L10-88Q40-180 57-272z',
  jib: 'M66-268Q150-150 206-76Q140-66 88-78Q96-180 66-268z',
  jibShade: 'M66-268Q96-180 88-78l30 5Q120-170 66-268z',
  mizzen: 'M-88-228L-110-216Q-152-150-164-96L-88-90z',
  mizzenShade: 'M-88-228V-90l-26-2Q-96-160-88-228z',
};
const FURLED = 'M58-84Q0-96-58-88l2 7Q0-84 58-76zM-88-82Q-130-92-168-84l2 7Q-130-80-88-74z';

/** The wooden two-master of this coast: a strong sheer, a bowsprit, an awning over the stern. */
export const gulet: Side = {
  reach: 440,
  size: 1.14,
  shift: 6,
  draw({ light, accentColour, second }, isSailing) {
    const sails = isSailing
      ? [
          fill(SET.jib, light.sail),
          fill(SET.jibShade, light.sailShade, { opacity: 0.7 }),
          fill(SET.main + SET.mizzen, light.sail),
          fill(SET.mainShade + SET.mizzenShade, light.sailShade, { opacity: 0.75 }),
        ]
      : [
          fill(FURLED, light.sail),
          fill('M80-268Q96-200 196-88l-6 2Q90-190 74-270z', light.sailShade),
        ];
    const stays =
      'M62-56V-292M-84-54V-244M62-288L234-66M62-288L-84-240-210-62M62-288L150-50M62-288L-10-46M-84-240L-40-46M-84-240L-150-50';
    return [
      stroke(stays, light.rig, 1.3),
      ...sails,
      stroke('M62-50V-294M-84-50V-246', light.woodShade, 5.5),
      stroke('M60-78L-62-82M-86-78L-172-80', light.woodShade, 4),
      fill('M-186-64L-180-80Q-110-92-70-84l4 6Q-110-84-174-74L-178-62z', light.sail),
      stroke('M-172-78v28M-120-84v34M-72-80v32', light.woodShade, 2.4),
      fill('M-118-48L-114-66H10L18-46zM74-48L80-60H122L130-50z', light.wall),
      stroke('M-106-57H-2', light.glass, 9, { dash: '20 8', cap: 'butt' }),
      fill('M-120-70H16l4 6H-122z', light.wood),
      fill('M88-57h10v5H88zM104-57h10v5h-10z', light.glass),
      sailor(-150, -50, 1, second),
      sailor(146, -56, 0.95, light.wall),
      stroke('M178-66L246-84', light.woodShade, 6),
      fill('M-212-62Q-160-42-40-40 90-40 208-74Q186-24 148 5L-176 5Q-206-20-212-62z', light.wood),
      fill(
        'M-204-34Q-60-18 60-20 130-24 188-40Q170-14 148 5L-176 5Q-196-14-204-34z',
        light.woodShade,
      ),
      fill('M-211-57Q-160-36-40-34 90-34 205-69l-2 7Q90-26-40-27-160-28-209-50z', light.wall),
      fill('M-186-4Q-20 4 158-5L148 6H-176z', accentColour),
      stroke('M-120-14Q-40-9 34-13', light.glass, 6, { dash: '9 27', cap: 'butt' }),
      ensign(-208, -60, light.rig),
    ].join('');
  },
};
