import { group, stroke } from '../../parts/svg.ts';
import type { Paint } from '../paint.ts';
import { ensign } from '../side/side.ts';
import { type Camera, type Point, projection } from './camera.ts';
import { type HullBand, type HullForm, type HullPaint, hull } from './hull.ts';
import type { Part } from './parts.ts';

/** A boat that can be looked at from anywhere. */
interface Solid {
  /** One, or the two of a catamaran, the farther first. */
  hulls: readonly HullForm[];
  paint: HullPaint;
  bands: readonly HullBand[];
  parts: readonly Part[];
  /** Where its ensign stands. */
  ensign: Point;
}

/** What a boat consists of, in its paint. */
export type SolidBoat = (paint: Paint, isSailing: boolean) => Solid;

/** A boat as a camera sees it, round the middle of its waterline; `slope`: how its waterline falls. */
export function seen(
  solid: Solid,
  camera: Camera,
  { light }: Paint,
): { drawn: string; slope: number } {
  const project = projection(camera);
  const turn = (camera.yaw * Math.PI) / 180;
  const depth = ([forward, , aside]: Point) => forward * Math.sin(turn) + aside * Math.cos(turn);
  const hulls = solid.hulls.map((form) => hull(form, solid.paint, solid.bands, project));
  const parts = solid.parts
    .toSorted((a, b) => a.level - b.level || depth(a.middle) - depth(b.middle))
    .map((part) => part.draw(project));
  const last = hulls.at(-1);
  const others = hulls.slice(0, -1).map(({ plain }) => plain);
  const [x, y] = project(solid.ensign);
  const flag = ensign(x, y, light.rig);
  return {
    slope: last?.slope ?? 0,
    drawn: [
      camera.yaw > 0 ? flag : '',
      ...others,
      last?.behind ?? '',
      ...parts,
      last?.before ?? '',
      camera.yaw > 0 ? '' : flag,
      group(stroke(last?.waterline ?? '', light.foam, 4), {
        opacity: light.isNight ? 0.3 : 0.7,
      }),
    ].join(''),
  };
}
