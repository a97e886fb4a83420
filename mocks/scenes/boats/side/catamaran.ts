import { fill, stroke } from '../../parts/svg.ts';
import { ensign, type Side, sailor } from './side.ts';

/** Two hulls with a dark tunnel between the bows, a wraparound house, a square-topped main. */
export const catamaran: Side = {
  reach: 330,
  size: 1,
  shift: 56,
  draw({ light, accentColour, second, hasStripe }, isSailing) {
    const farHull = [
      fill('M-110-30L176-48Q180-22 170-4L-100-2z', light.hull),
      fill('M60-8Q130-10 175-22L170-4-100-2z', light.shade),
      fill('M60-5L172-11 170-3-100-1z', accentColour),
      fill('M76-40L150-46Q134-34 136-2L84 4z', light.dark),
      fill('M84-34Q116-34 134-44L156-47Q140-36 139-3L131-2Q128-26 86-26z', light.shade),
      fill('M58-44L96-43 178-49 150-56z', light.sailShade),
      stroke('M72-46L160-52M84-44L170-50', light.spar, 1),
    ];
    const sails = isSailing
      ? [
          fill('M-2-330Q96-176 116-56Q70-44 22-66Q34-200-2-330z', light.sailShade),
          fill('M-11-350L-42-346Q-124-190-128-88L-11-96z', light.sail),
          fill('M-11-350L-11-96-52-92Q-16-220-11-350z', light.sailShade, { opacity: 0.7 }),
          hasStripe
            ? fill('M-104-232Q-113-204-118-178L-11-186V-240z', accentColour, { opacity: 0.92 })
            : stroke('M-74-290L-11-294M-102-226L-11-232M-118-160L-11-166', light.sailShade, 1.6),
        ]
      : [fill('M-8-98Q-70-108-132-90l1 8Q-70-90-8-90z', accentColour)];
    return [
      stroke('M-6-60V-356M-6-350L176-46M-6-350L-150-40', light.rig, 1.4),
      ...farHull,
      ...sails,
      stroke('M-6-60V-356', light.spar, 5),
      stroke('M-4-92L-132-84', light.spar, 5),
      fill('M-116-38L-112-62Q-60-80 40-76 66-74 84-44L96-36z', light.hull),
      fill('M-92-44L-88-62Q-30-70 38-67 54-64 66-44z', light.glass),
      stroke('M-44-68L-46-43M2-69V-43M42-68L50-43', light.hull, 4),
      fill('M-140-66Q-60-86 30-80l6 6Q-60-80-138-58z', light.shade),
      stroke('M-132-62V-36M92-43L178-50', light.spar, 4),
      sailor(-118, -36, 1, second),
      fill('M-164-14L-146-16-144-38Q-20-32 96-45Q103-20 94 5L-152 5z', light.hull),
      fill('M-155-6Q-20-4 99-17L94 5-152 5z', light.shade),
      fill('M-153 0Q-20 1 96-6L94 6-152 6z', accentColour),
      fill('M-60-25H-20l-4 8H-64zM-8-26H32l-4 8H-12z', light.glass),
      ensign(-146, -38, light.rig),
    ].join('');
  },
};
