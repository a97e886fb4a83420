import { fill, stroke } from '../../parts/svg.ts';
import { ensign, type Side, sailor } from './side.ts';

/** Three stepped decks behind long bands of glass, a radar on top. */
export const motoryacht: Side = {
  reach: 440,
  size: 1.28,
  shift: 6,
  draw({ light, accentColour, second, hullColour, hullShade }) {
    const fly = [
      stroke('M-26-126l8-34M-18-128v-24', light.spar, 3),
      fill('M-13-134q2-7 9-7t9 7-9 7-9-7z', light.hull),
      stroke('M-34-150h26', light.spar, 2.4),
      fill('M-92-122Q-30-134 44-124l10 6Q-30-124-96-114z', light.hull),
      stroke('M-82-116L-92-94M20-121L38-96', light.spar, 4),
      fill('M-104-88L-98-104Q-20-108 46-104Q66-98 76-86z', light.hull),
      sailor(-42, -103, 0.95, second),
      sailor(6, -104, 0.95, light.wall),
    ];
    const upper = [
      fill('M-150-84Q-20-98 84-88Q104-74 116-60L-136-58z', light.hull),
      fill('M-112-62L-108-80Q-10-86 78-82Q92-74 100-62z', light.glass),
      stroke('M-50-86v26M8-88v28M58-86l6 26', light.hull, 3.5),
      fill('M-150-84Q-20-98 84-88l5 4Q-20-91-148-79z', light.shade),
    ];
    const main = [
      fill('M-186-36L-182-60Q-20-66 122-60Q146-52 160-40z', light.hull),
      fill('M-126-38L-122-56Q0-60 116-56 132-50 140-40z', light.glass),
      stroke('M-70-60v24M-16-62v26M40-62v26M90-60l4 24', light.hull, 3),
      stroke('M-184-60H-130M-170-60v22M-150-60v22', light.spar, 2.6),
    ];
    return [
      ...fly,
      ...upper,
      ...main,
      fill('M-222-6L-218-14-204-16-198-38Q20-32 232-58Q214-24 172 5L-208 5z', hullColour),
      fill('M-216-4Q0 0 206-20L172 6-208 6z', hullShade),
      fill('M-214 0Q0 4 190-8L172 6-208 6z', accentColour),
      fill('M-100-22L20-25 30-29 24-17-98-14zM50-26L110-31 98-21 52-18z', light.glass),
      stroke('M150-50v-13Q190-68 226-70l4 12M174-52v-13M200-55v-13', light.rig, 1.6),
      ensign(-196, -38, light.rig),
    ].join('');
  },
};
