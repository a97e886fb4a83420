import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = 'public';
/** From which drawing each image was made: pixels may differ between machines, drawings do not. */
const RECORD = 'generated/app-images.json';

const GROUND = '#f6fbfc';
const INK = '#0b2436';

/** An image to make: the drawing, and how wide its pixels are. */
interface AppImage {
  svg: string;
  width: number;
}

/** The mark of the favicon on a ground of its own, `part` of it wide; `round` rounds the ground's corners. */
function icon(part: number, round: number): string {
  const favicon = readFileSync(join(FOLDER, 'favicon.svg'), 'utf8');
  const [, mark = ''] = /<\/style>([\s\S]*)<\/svg>/.exec(favicon) ?? [];
  const drawn = mark.replaceAll('class="ink"', `fill="${INK}"`);
  const scale = (512 * part) / 32;
  const [left, top] = [256 - 16 * scale, 256 - 11.5 * scale];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><rect width="512" height="512" rx="${round}" fill="${GROUND}"/><g transform="translate(${left} ${top}) scale(${scale})">${drawn}</g></svg>`;
}

async function images(): Promise<Map<string, AppImage>> {
  const { shareScene } = await import('../../../mocks/scenes/pages/share.ts');
  return new Map([
    ['share.png', { svg: shareScene(), width: 1200 }],
    ['icon-192.png', { svg: icon(0.7, 112), width: 192 }],
    ['icon-512.png', { svg: icon(0.7, 112), width: 512 }],
    // Systems cut these to shapes of their own: the mark stays within the middle.
    ['icon-maskable-512.png', { svg: icon(0.52, 0), width: 512 }],
    ['apple-touch-icon.png', { svg: icon(0.62, 0), width: 180 }],
  ]);
}

const checksum = ({ svg, width }: AppImage) =>
  createHash('sha256').update(`${width} ${svg}`).digest('hex').slice(0, 16);

function recorded(): Record<string, string> {
  return existsSync(RECORD) ? JSON.parse(readFileSync(RECORD, 'utf8')) : {}; // written below
}

async function outdated(): Promise<[name: string, image: AppImage][]> {
  const known = recorded();
  return [...(await images())].filter(
    ([name, image]) => known[name] !== checksum(image) || !existsSync(join(FOLDER, name)),
  );
}

/** Makes the images whose drawing changed, and answers their names. */
export async function updateAppImages(): Promise<string[]> {
  const changed = await outdated();
  if (changed.length === 0) return [];
  const { Resvg } = await import('@resvg/resvg-js');
  mkdirSync(FOLDER, { recursive: true });
  for (const [name, { svg, width }] of changed) {
    const options = {
      fitTo: { mode: 'width', value: width },
      font: { loadSystemFonts: false },
    } as const;
    writeFileSync(join(FOLDER, name), new Resvg(svg, options).render().asPng());
  }
  const record = [...(await images())].map(([name, image]) => [name, checksum(image)]);
  writeFileSync(RECORD, `${JSON.stringify(Object.fromEntries(record), null, 2)}\n`);
  return changed.map(([name]) => `${FOLDER}/${name}`);
}

/** Which images are not made from what is drawn now, one sentence each. */
export async function appImageDifferences(): Promise<string[]> {
  return (await outdated()).map(([name]) => `${FOLDER}/${name} is not what its drawing gives`);
}
