import type { MovedMap } from '../../frame/map-props.ts';
import type { MapBounds, MapPoint, Place } from '../../frame/points.ts';
import { clustered, pixelOf } from './cluster.ts';
import { fanOf } from './fan.ts';
import { turned } from './turned.ts';

/** What something takes of a map, in pixels. */
interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Pixels of a flag on its mast with another one behind it, and of a flag in a fan. */
const PIN = { width: 112, height: 54 };
const FANNED = { width: 100, height: 36 };

const overlap = (one: Box, other: Box) =>
  one.left < other.right &&
  one.right > other.left &&
  one.top < other.bottom &&
  one.bottom > other.top;

/** What a pin takes: its flag flies from its place to the right, or to the left. */
function pinBox(place: Place, isTurned: boolean, zoom: number): Box {
  const { x, y } = pixelOf(place, zoom);
  return {
    left: isTurned ? x - PIN.width : x,
    right: isTurned ? x : x + PIN.width,
    top: y - PIN.height,
    bottom: y,
  };
}

/** Which pins the flags of an open fan would cover. */
export function coveredByFan(
  fan: Place & { points: readonly unknown[] },
  pins: readonly Place[],
  turns: readonly boolean[],
  zoom: number,
): boolean[] {
  const middle = pixelOf(fan, zoom);
  const flags = fanOf(fan.points.length).map(({ x, y }) => ({
    left: middle.x + x - FANNED.width / 2,
    right: middle.x + x + FANNED.width / 2,
    top: middle.y + y - FANNED.height / 2,
    bottom: middle.y + y + FANNED.height / 2,
  }));
  return pins.map((place, index) => {
    const box = pinBox(place, turns[index] === true, zoom);
    return flags.some((flag) => overlap(flag, box));
  });
}

/** What a map shows. */
interface View {
  bounds: MapBounds;
  zoom: number;
}

/** Pixels of a button at the upper edge, with some room around it. */
const BUTTON = { width: 200, height: 64 };

/** Where a button on a map, so many pixels wide, covers no pin; at its foot where the upper edge is taken. */
export function freePlace(
  width: number,
  points: readonly MapPoint[],
  { bounds, zoom }: View,
): MovedMap['free'] {
  const { x, y } = pixelOf({ latitude: bounds.north, longitude: bounds.west }, zoom);
  const pins = clustered(points, zoom);
  const turns = turned(pins, bounds, zoom);
  const boxes = pins.map((pin, index) => pinBox(pin, turns[index] === true, zoom));
  const isFree = (left: number) => {
    const place = { left, right: left + BUTTON.width, top: y, bottom: y + BUTTON.height };
    return !boxes.some((box) => overlap(place, box));
  };
  if (isFree(x + (width - BUTTON.width) / 2)) return 'top';
  return isFree(x) ? 'start' : 'foot';
}
