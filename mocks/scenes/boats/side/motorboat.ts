import { disc, fill, stroke } from '../../parts/svg.ts';
import { ensign, type Side, sailor } from './side.ts';

/** A wheelhouse under a hardtop, an outboard, fenders over the side. */
export const motorboat: Side = {
  reach: 310,
  size: 1.36,
  shift: 44,
  draw({ light, accentColour, second, hasWood, hullColour, hullShade }) {
    const trim = hasWood ? light.wood : accentColour;
    return [
      stroke('M-22-118l4-28', light.spar, 2.6),
      disc(-18, -147, 3, light.sun),
      fill('M-34-50L-28-108H40L72-52z', light.hull),
      fill('M-22-62L-18-100H4V-62zM12-62V-100H36L56-62z', light.glass),
      stroke('M-98-52L-92-110', light.spar, 4),
      fill('M-112-114Q-20-126 48-114l6 8Q-20-112-112-105z', trim),
      sailor(-64, -50, 1.25, second),
      fill('M40-50L58-74Q92-76 118-60L126-50z', light.hull),
      fill('M70-68Q90-69 104-60l-34 1z', light.glass),
      fill('M-170-48q-2-12 8-12h14l4 20-6 40h-10l-2-32z', light.dark),
      fill('M-146-44Q0-42 60-52 120-58 160-74Q146-28 118 5L-138 5z', hullColour),
      fill('M-142-18Q20-14 142-34 132-12 118 6H-138z', hullShade),
      fill('M-139-3Q20 2 126-7L118 6H-138z', accentColour),
      stroke('M-146-43Q0-41 60-51 120-57 158-73', trim, 4.5),
      disc(84, -36, 5.5, light.glass),
      disc(108, -40, 4.5, light.glass),
      stroke('M92-58v-14Q120-76 150-88l6 14M120-62v-14', light.rig, 2),
      fill('M-70-40h12v16q-6 6-12 0zM-14-42h12v16q-6 6-12 0z', light.sailShade),
      ensign(-126, -45, light.rig),
    ].join('');
  },
};
