import { Resvg } from '@resvg/resvg-js';
import { describe, expect, it } from 'vitest';
import { buildWorld } from '../data/scenario/scenarios.ts';
import { shotScene } from './boats/boat-scene.ts';
import { boatNames } from './boats/boats.ts';
import { shotOf } from './boats/shot.ts';
import { lightNames } from './lights/lights.ts';
import { pageScenes } from './pages/pages.ts';
import { placeNames } from './places/places.ts';
import { boatSubject, scene } from './scene.ts';

/** Where something is drawn, in units of its picture. */
interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A landmark, or a whole boat with its masts and its flag. */
const CUT_BADLY = / class="landmark"| id="b"/;

/** The boxes of what must not be cut, each measured as it is drawn. */
function boxesIn(svg: string): Box[] {
  const open: { tag: string; at: number }[] = [];
  const found: string[] = [];
  for (const { 0: tag, 1: slash, index } of svg.matchAll(/<(\/?)g\b[^>]*>/g)) {
    if (!slash) {
      open.push({ tag, at: index });
      continue;
    }
    const group = open.pop();
    if (!group || !CUT_BADLY.test(group.tag)) continue;
    const around = open.map((outer) => outer.tag).join('');
    found.push(`${around}${svg.slice(group.at, index)}${'</g>'.repeat(open.length + 1)}`);
  }
  const root = svg.slice(0, svg.indexOf('>') + 1);
  return found.map((part) => {
    const box = new Resvg(`${root}${part}</svg>`, { font: { loadSystemFonts: false } }).getBBox();
    if (!box) throw new Error(`Nothing is drawn by ${part}`);
    return { left: box.x, top: box.y, right: box.x + box.width, bottom: box.y + box.height };
  });
}

const sizeOf = (svg: string) => {
  const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? [];
  return { width: Number(width), height: Number(height) };
};

/** What a frame shows of a picture that covers it, `across` and `down` being its position from 0 to 1. */
function shownIn(svg: string, frame: { width: number; height: number }, across = 0.5, down = 0.5) {
  const { width, height } = sizeOf(svg);
  const scale = Math.max(frame.width / width, frame.height / height);
  const left = (width - frame.width / scale) * across;
  const top = (height - frame.height / scale) * down;
  return { left, top, right: left + frame.width / scale, bottom: top + frame.height / scale };
}

function expectWhole(svg: string, frame: Box): void {
  for (const box of boxesIn(svg)) {
    expect(box.left).toBeGreaterThanOrEqual(frame.left);
    expect(box.top).toBeGreaterThanOrEqual(frame.top);
    expect(box.right).toBeLessThanOrEqual(frame.right);
    expect(box.bottom).toBeLessThanOrEqual(frame.bottom);
  }
}

const scenes = pageScenes();
const pageSceneNamed = (name: string) => {
  const svg = scenes.get(`${name}.svg`);
  if (!svg) throw new Error(`No page shows ${name}`);
  return svg;
};

/** The frames of a place's picture, by the width of the window: on home, in the list, on its own page. */
const placeFrames = {
  320: [
    [243, 330],
    [280, 269],
    [280, 333],
    [280, 220],
  ],
  390: [
    [270, 330],
    [350, 328],
    [350, 406],
    [350, 220],
  ],
  768: [
    [342, 492],
    [342, 236],
    [704, 440],
    [218, 280],
  ],
  820: [
    [368, 492],
    [368, 236],
    [756, 440],
    [366, 340],
    [236, 280],
  ],
  1024: [
    [360, 492],
    [180, 236],
    [960, 440],
    [960, 520],
  ],
  1280: [
    [369, 492],
    [246, 236],
    [1168, 440],
    [572, 340],
    [1168, 520],
    [373, 280],
  ],
  1920: [
    [407, 492],
    [271, 236],
    [1280, 440],
    [628, 340],
    [1280, 520],
    [411, 280],
  ],
} as const;

/** The frames of an occasion's picture. */
const occasionFrames = {
  320: [250, 187],
  390: [304, 228],
  820: [236, 295],
  1280: [373, 373],
  1920: [411, 411],
} as const;

/** The first view of home: which of its two pictures, its size, its position. */
const heroFrames = {
  320: ['tall', 320, 600, 0.67],
  390: ['tall', 390, 600, 0.67],
  820: ['tall', 820, 860, 0.67],
  1280: ['wide', 1280, 680, 0.69],
  1920: ['wide', 1920, 680, 0.69],
} as const;

describe('no landmark, mast or flag is cut', () => {
  it.each(placeNames)('in the picture of %s, whatever its frame', (place) => {
    const svg = pageSceneNamed(`place-${place}`);
    expect(boxesIn(svg)).not.toEqual([]);
    for (const frames of Object.values(placeFrames)) {
      for (const [width, height] of frames) expectWhole(svg, shownIn(svg, { width, height }));
    }
  });

  it.each(['blue-voyage', 'sunset', 'birthday'])('in the occasion %s', (occasion) => {
    const svg = pageSceneNamed(`occasion-${occasion}`);
    for (const [width, height] of Object.values(occasionFrames))
      expectWhole(svg, shownIn(svg, { width, height }));
  });

  it.each(lightNames)('in the first view of home at %s', (light) => {
    for (const [shape, width, height, across] of Object.values(heroFrames)) {
      const svg = pageSceneNamed(`hero-${light}-${shape}`);
      expectWhole(svg, shownIn(svg, { width, height }, across, 1));
    }
  });

  it('in the other pictures of pages', () => {
    for (const svg of scenes.values()) expectWhole(svg, shownIn(svg, sizeOf(svg)));
  });

  it('on the cards of boats and tours; only a close view cuts the boat', () => {
    const { tables } = buildWorld('default', '2027-03-02');
    const nameOf = (url: string) => url.slice(url.lastIndexOf('/') + 1);
    for (const { boatId, imageUrl } of tables.boatImages.rows) {
      const boat = tables.boats.rows.find(({ id }) => id === boatId);
      const number = Number(/-(\d+)\.\w+$/.exec(imageUrl)?.[1]);
      if (!boat || shotOf(boatSubject(boat), number).view === 'close') continue;
      const svg = scene(nameOf(imageUrl), { boat });
      expectWhole(svg, shownIn(svg, sizeOf(svg)));
    }
    for (const { tourId, imageUrl } of tables.tourImages.rows) {
      const tour = tables.tours.rows.find(({ id }) => id === tourId);
      const svg = tour && scene(nameOf(imageUrl), { tour });
      if (svg) expectWhole(svg, shownIn(svg, sizeOf(svg)));
    }
  });

  it.each(boatNames)('beside a %s in every place and light', (boat) => {
    for (const place of placeNames) {
      for (const light of lightNames) {
        const shot = shotOf({ id: 3, boat, isWooden: false, place }, 1);
        const svg = shotScene({ ...shot, view: 'bow', light });
        expectWhole(svg, shownIn(svg, sizeOf(svg)));
      }
    }
  });
});
