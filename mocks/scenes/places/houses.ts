import { fill } from '../parts/svg.ts';
import type { Shore } from './place.ts';

/** White houses on a slope: `count` of them over `spread`, the highest `rise` above the water. */
export function houses(
  { light, random }: Shore,
  at: { x: number; y: number; count: number; spread: number; rise: number },
): string {
  let [walls, sides, windows] = ['', '', ''];
  for (let index = 0; index < at.count; index += 1) {
    const part = index / at.count;
    const x = Math.round(at.x + at.spread * (part - 0.5) + random.next() * 14);
    const width = Math.round(12 + random.next() * 14);
    const height = Math.round(10 + random.next() * 13);
    const rise = Math.sin(Math.PI * (0.12 + 0.76 * part)) * (0.25 + 0.75 * random.next());
    const y = Math.round(at.y - at.rise * rise);
    walls += `M${x} ${y}v${-height}h${width}v${height}z`;
    sides += `M${x + width * 0.62} ${y}v${-height}h${width * 0.38}v${height}z`;
    if (index % 2 || light.isNight) windows += `M${x + width * 0.2} ${y - height * 0.4}h3v-4h-3z`;
  }
  return (
    fill(walls, light.wall) +
    fill(sides, light.wallShade) +
    fill(windows, light.isNight ? light.glass : light.mid)
  );
}
