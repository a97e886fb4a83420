import { fill, stroke } from '../../parts/svg.ts';
import { ensign, type Side, sailor } from './side.ts';

/** A sloop under main and genoa, or with both put away. */
export const sailboat: Side = {
  reach: 270,
  size: 1.02,
  shift: 78,
  draw({ light, accentColour, second, hasStripe }, isSailing) {
    const sails = isSailing
      ? [
          fill('M20-336Q92-176 130-38 62-22-18-40 34-170 20-336z', light.sail),
          fill('M20-336Q34-170-18-40q24 5 46 5Q52-170 20-336z', light.sailShade, { opacity: 0.85 }),
          fill('M11-344Q-88-196-108-50Q-50-42 11-54z', light.sail),
          fill('M11-344L11-54Q-12-49-34-47Q2-190 11-344z', light.sailShade, { opacity: 0.8 }),
          hasStripe
            ? fill('M-63-232Q-74-206-82-178L11-190V-236z', accentColour, { opacity: 0.92 })
            : stroke('M-40-270L11-276M-74-200L11-208M-94-130L11-138', light.sailShade, 1.6),
        ]
      : [
          fill('M21-336Q92-176 135-40L130-38Q84-170 17-330z', accentColour),
          fill('M14-56Q-50-68-112-50l1 7Q-50-48 14-49z', accentColour),
        ];
    return [
      stroke('M16-24V-352M16-350L-124-24M16-340L134-34', light.rig, 1.4),
      ...sails,
      stroke('M16-24V-350', light.spar, 4.5),
      stroke('M18-50L-112-44', light.spar, 5),
      fill('M-62-20L-50-35Q0-40 52-31L66-24z', light.shade),
      fill('M-40-31Q0-35 44-29L46-24-44-25z', light.glass),
      sailor(-88, -22, 1.05, second),
      sailor(-70, -21, 0.95, light.wall),
      fill('M-132-24Q0-12 140-34Q132-12 116 4L-112 4z', light.hull),
      fill('M-123-8Q0 0 128-14L116 4-112 4z', light.shade),
      fill('M-117-1.5Q0 3 121-4L116 5-112 5z', accentColour),
      stroke('M112-32v-12q10-2 24-2v12M-128-26v-12h24v13', light.rig, 1.6),
      ensign(-128, -26, light.rig),
    ].join('');
  },
};
