import { Resvg } from '@resvg/resvg-js';
import { describe, expect, it } from 'vitest';
import { tourTypeValues } from '../../generated/enums.ts';
import { buildWorld } from '../data/scenario/scenarios.ts';
import { boatScene, shotScene } from './boats/boat-scene.ts';
import { boatNames } from './boats/boats.ts';
import { compositionOf, shotOf, views } from './boats/shot.ts';
import { detailNames } from './details/detail-name.ts';
import { lightNames } from './lights/lights.ts';
import { pageScenes } from './pages/pages.ts';
import { placeNamed, placeNames } from './places/places.ts';
import { boatSubject, scene, tourSubject } from './scene.ts';
import { tourScene } from './tours/tour-scene.ts';

const { tables } = buildWorld('default', '2027-03-02');
const boats = tables.boats.rows.filter(({ status }) => status === 'ACTIVE');
const nameOf = (url: string) => url.slice(url.lastIndexOf('/') + 1);

/** Holds a drawing against what every picture is: whole, small, sized, without filters. */
function expectPicture(svg: string): void {
  expect(svg).not.toMatch(/NaN|undefined|Infinity|<filter|(fill|stroke|stop-color)="(#.{0,2}|)"/);
  expect(svg).toMatch(/^<svg xmlns="[^"]+" width="(\d+)" height="(\d+)" viewBox="0 0 \1 \2"/);
  expect(svg.length).toBeLessThan(8 * 1024);
  expect(() => new Resvg(svg, { font: { loadSystemFonts: false } })).not.toThrow();
}

/** One of a list, whatever the index. */
const of = <T>(list: readonly T[], index: number) => list[index % list.length] as T; // within the list

describe('every picture of the mock', () => {
  it('is whole and small', () => {
    for (const { boatId, imageUrl } of tables.boatImages.rows) {
      const boat = tables.boats.rows.find(({ id }) => id === boatId);
      if (boat) expectPicture(scene(nameOf(imageUrl), { boat }));
    }
    for (const { tourId, imageUrl } of tables.tourImages.rows) {
      const tour = tables.tours.rows.find(({ id }) => id === tourId);
      if (tour) expectPicture(scene(nameOf(imageUrl), { tour }));
    }
    for (const { profilePhoto } of tables.captainProfiles.rows) {
      if (profilePhoto) expectPicture(scene(nameOf(profilePhoto), {}));
    }
  });

  it('belongs to a gallery of four at least', () => {
    const count = (rows: readonly { boatId?: number; tourId?: number }[]) =>
      Map.groupBy(rows, ({ boatId, tourId }) => boatId ?? tourId);
    const ofBoats = count(tables.boatImages.rows);
    const ofTours = count(tables.tourImages.rows);
    for (const { id } of boats) expect(ofBoats.get(id)?.length).toBeGreaterThanOrEqual(4);
    for (const { id } of tables.tours.rows)
      expect(ofTours.get(id)?.length).toBeGreaterThanOrEqual(4);
  });
});

describe('a boat', () => {
  const subject = { id: 21, boat: 'gulet', isWooden: true, place: 'gocek' } as const;

  it('looks the same each time and different in each picture', () => {
    const gallery = [1, 2, 3, 4, 5].map((number) => boatScene(subject, number));
    expect([1, 2, 3, 4, 5].map((number) => boatScene(subject, number))).toEqual(gallery);
    expect(new Set(gallery).size).toBe(5);
    expect(boatScene({ ...subject, id: 22 }, 1)).not.toBe(gallery[0]);
  });

  it('is shown as a whole, from elsewhere, closely and in the evening', () => {
    for (const boat of boats) {
      const [first, second, third, fourth] = [1, 2, 3, 4].map((number) =>
        shotOf(boatSubject(boat), number),
      );
      expect([...views]).toContain(first?.view);
      expect(second?.view).not.toBe(first?.view);
      expect([...detailNames]).toContain(third?.view);
      expect(['night', 'golden']).toContain(fourth?.light);
    }
  });

  it('stands in the list beside none of its light or viewpoint, the first of all by day', () => {
    const first = boats
      .toSorted((a, b) => (a.listed ?? 0) - (b.listed ?? 0))
      .map((boat) => shotOf(boatSubject(boat), 1));
    for (const [index, { view, light }] of first.entries()) {
      expect(light).not.toBe('night');
      expect([view, light]).not.toContain(first[index + 1]?.view);
      expect([view, light]).not.toContain(first[index + 1]?.light);
    }
    for (let from = 0; from + 24 <= first.length; from += 1) {
      const page = first.slice(from, from + 24);
      expect(new Set(page.map(compositionOf)).size).toBe(24);
      expect(new Set(page.map(({ view }) => view)).size).toBeGreaterThanOrEqual(6);
      expect(new Set(page.map(({ light }) => light)).size).toBeGreaterThanOrEqual(3);
    }
  });

  it('is a gulet when a yacht says so', () => {
    const facts = { id: 1, material: null, location: 'Bodrum' };
    const drawnAs = (type: 'YACHT' | 'SAILBOAT' | 'MOTORBOAT', brandModel: string | null) =>
      boatSubject({ ...facts, type, brandModel }).boat;
    expect(drawnAs('YACHT', 'Bodrum guleti')).toBe('gulet');
    expect(drawnAs('SAILBOAT', 'Gulet')).toBe('gulet');
    expect(drawnAs('YACHT', 'Azimut 55')).toBe('motoryacht');
    expect(drawnAs('YACHT', null)).toBe('motoryacht');
  });
});

describe('a tour', () => {
  const of = (name: string) =>
    tourSubject({ id: 3, name, tourType: 'PHOTOGRAPHY', location: 'Bodrum' });

  it('is shown first at the hour that its name speaks of', () => {
    const night = of('Bodrum’un ışıkları: gece fotoğrafları');
    expect(night.light).toBe('night');
    expect(of('Gemiler Adası’nda gün batımı').light).toBe('golden');
    expect(of('Kale ve çarşı').light).toBeUndefined();
    expect(tourScene(night, 1)).not.toBe(tourScene({ ...night, light: undefined }, 1));
  });

  it.each([
    ['Alaçatı’da ilk rüzgâr sörfü', 'wind'],
    ['Köprülü Kanyon’da rafting', 'river'],
    ['Dalyan: kaplumbağa kumsalı ve kaya mezarları', 'delta'],
    ['Saklıkent Kanyonu ve Tlos', 'canyon'],
    ['Yassıca Adaları’nda kahvaltı', 'breakfast'],
    ['Alaçatı’nın taş sokakları', 'street'],
    ['Delikli Koy’da şnorkel ve gün batımı', 'snorkelling'],
  ] as const)('%s is shown first by what it speaks of', (name, shows) => {
    const tour = tourSubject({ id: 3, name, tourType: 'NATURE', location: 'Antalya' });
    expect(tour.shows).toBe(shows);
    const gallery = [1, 2, 3, 4, 5, 6].map((number) => tourScene(tour, number));
    gallery.forEach(expectPicture);
    expect(new Set(gallery).size).toBe(gallery.length);
  });
});

describe('what can be combined', () => {
  it.each(boatNames)('%s is drawn from everywhere, in every place and light', (boat) => {
    for (const [row, view] of [...views, ...detailNames].entries()) {
      for (const [index, light] of lightNames.entries()) {
        const subject = { id: row, boat, isWooden: row % 2 === 0 };
        const place = of(placeNames, row + index * 2);
        const shot = shotOf({ ...subject, place }, index + 1);
        expectPicture(shotScene({ ...shot, view, light }));
      }
    }
    for (const place of placeNames) {
      for (const light of lightNames) {
        const shot = shotOf({ id: 3, boat, isWooden: false, place }, 1);
        expectPicture(shotScene({ ...shot, view: 'side', light }));
      }
    }
  });

  it.each(tourTypeValues)('a tour of type %s has scenes of its own in every place', (tourType) => {
    for (const [index, place] of placeNames.entries()) {
      const drawn = [1, 2, 3, 4, 5, 6].map((number) =>
        tourScene({ id: index, tourType, place, boat: 'gulet' }, number),
      );
      drawn.forEach(expectPicture);
      expect(new Set(drawn).size).toBe(drawn.length);
    }
  });

  it('finds a place by the name it carries', () => {
    const names = ['İstanbul', 'Bodrum', 'Fethiye', 'Marmaris', 'Çeşme', 'Antalya', 'Göcek'];
    expect(names.map(placeNamed)).toEqual([...placeNames]);
    expect(placeNamed('Ayvalık')).toBeUndefined();
  });
});

it('flies a flag with crescent and star, and a moon without a shadow beside it', () => {
  const hero = pageScenes().get('hero-dawn-wide.svg');
  expect(hero).toContain('a4.8 4.8 0 1 1 0 5.8');
  expect(pageScenes().get('place-bodrum.svg')).toContain('a5 5 0 1 0 0 6');
  for (const name of ['night-wide.svg', 'night-tall.svg', 'night-strip.svg'])
    expect(pageScenes().get(name)).toContain('a27 27 0 1 1');
});

it('draws every scene of a page', () => {
  const scenes = pageScenes();
  for (const svg of scenes.values()) expectPicture(svg);
  for (const place of placeNames) expect([...scenes.keys()]).toContain(`place-${place}.svg`);
});
