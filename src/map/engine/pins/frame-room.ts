import type { Map as MapLibre } from 'maplibre-gl';
import { PIN_TEXT } from '../../style/names.ts';
import { type Room, room } from './room.ts';

/** Pixels from one room to the next: closer than each of them is wide and high. */
const STEP = { x: 32, y: 40 };
/** Pixels that a room beside the edge lies outside of the map, so that it hardly takes any of it. */
const OUTSIDE = { x: 15, y: 21 };
/** Pixels that the buttons take in the upper corner, and the line below that says where the map is from. */
const BUTTONS = { aside: 34, height: 140 };
const CREDIT = { width: 200, above: 8 };

/** The middles of rooms along a line of this length. */
function along(length: number, step: number): number[] {
  const count = Math.max(2, Math.ceil(length / step) + 1);
  return Array.from({ length: count }, (_, index) => (index / (count - 1)) * length);
}

/** Where no name may stand: across the edge of the map, which would cut it, and below what lies on the map. */
export function frameRoom(map: MapLibre): Room[] {
  const { clientWidth: width, clientHeight: height } = map.getContainer();
  function at(x: number, y: number, outwards: { x?: number; y?: number } = {}): Room {
    // A place beyond the edge may lie in a tile that is not there.
    const { lat, lng } = map.unproject([
      Math.min(Math.max(x, 1), width - 1),
      Math.min(Math.max(y, 1), height - 1),
    ]);
    const { x: right = 0, y: down = 0 } = outwards;
    const offset = [right / PIN_TEXT, down / PIN_TEXT] as const;
    return room({ latitude: lat, longitude: lng }, '0', 'center', offset);
  }
  return [
    ...along(width, STEP.x).flatMap((x) => [
      at(x, 0, { y: -OUTSIDE.y }),
      at(x, height, { y: OUTSIDE.y }),
    ]),
    ...along(height, STEP.y).flatMap((y) => [
      at(0, y, { x: -OUTSIDE.x }),
      at(width, y, { x: OUTSIDE.x }),
    ]),
    ...along(BUTTONS.height, STEP.y).map((y) => at(width - BUTTONS.aside, y)),
    ...along(CREDIT.width, STEP.x).map((x) => at(width - x, height - CREDIT.above)),
  ];
}
