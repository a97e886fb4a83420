import { beforeEach, expect, it } from 'vitest';
import { createStore, createWorld, type Store } from '../../store/state.ts';
import { bodyOf, callOf, refusedWith, TODAY } from '../../testing/call.ts';
import { aBoat, aTour } from '../../testing/records.ts';
import { content } from './content.ts';

const text = (tr: string) => ({ tr, en: tr });
const post = (id: number, publishedAt: string) => ({
  id,
  slug: `yazi-${id}`,
  title: text('Koylar'),
  summary: text('Koylar'),
  image: '/api/uploads/blog.svg',
  author: 'Elif Yıldız',
  publishedAt,
  readingMinutes: 3,
  paragraphs: [text('Koylar')],
});
const place = (id: number, name: string) => ({
  id,
  slug: `yer-${id}`,
  name,
  region: 'Muğla',
  summary: text(name),
  description: text(name),
  image: '/api/uploads/yer.svg',
  latitude: 36,
  longitude: 28,
});
let store: Store;

beforeEach(() => {
  const rows = {
    boats: [
      aBoat(1, { location: 'Istanbul' }),
      aBoat(2, { location: 'İstanbul' }),
      aBoat(3, { location: 'İstanbul', status: 'INACTIVE' }),
      aBoat(4, { location: 'Göcek' }),
    ],
    tours: [aTour(1, { location: 'Göcek' }), aTour(2, { location: 'Göcek', status: 'DRAFT' })],
    destinations: [place(1, 'Göcek'), place(2, 'Çeşme'), place(3, 'İstanbul'), place(4, 'Bodrum')],
    blogPosts: [
      post(1, '2026-01-01T09:00:00Z'),
      post(2, '2026-05-01T09:00:00Z'),
      post(3, '2026-06-16T09:00:00Z'),
    ],
  };
  store = createStore(createWorld({ scenario: 'test', today: TODAY }, rows));
});

it('counts what is published in a place, however its name is written', () => {
  const listed = bodyOf(content.listDestinations(callOf(store)));
  expect(listed.map(({ name, boatCount, tourCount }) => [name, boatCount, tourCount])).toEqual([
    ['İstanbul', 2, 0],
    ['Göcek', 1, 1],
    ['Bodrum', 0, 0],
    ['Çeşme', 0, 0],
  ]);
  store.boats.update(3, { status: 'ACTIVE' });
  const [slug] = listed.map((destination) => destination.slug);
  const istanbul = content.getDestination(callOf(store, { path: { slug: slug ?? '' } }));
  expect(bodyOf(istanbul).boatCount).toBe(3);
});

it('shows what is published by now, the newest first, texts apart', () => {
  const listed = bodyOf(content.listBlogPosts(callOf(store)));
  expect(listed.map(({ slug }) => slug)).toEqual(['yazi-2', 'yazi-1']);
  expect(listed[0]).not.toHaveProperty('paragraphs');
  const get = (slug: string) => content.getBlogPost(callOf(store, { path: { slug } }));
  expect(bodyOf(get('yazi-1')).paragraphs).toHaveLength(1);
  expect(refusedWith(get('yazi-3'))).toEqual([404, 'NOT_FOUND']);
});

it('puts other texts in the place of those of a place and a post, and leaves the rest', () => {
  const texts = { summary: text('Yeni özet'), description: text('Yeni anlatım') };
  const call = callOf<'updateDestination'>(store, { path: { slug: 'yer-1' }, body: texts });
  const before = bodyOf(content.getDestination(callOf(store, { path: { slug: 'yer-1' } })));
  expect(bodyOf(content.updateDestination(call))).toEqual({ ...before, ...texts });
  expect(bodyOf(content.getDestination(callOf(store, { path: { slug: 'yer-1' } })))).toEqual({
    ...before,
    ...texts,
  });

  const written = { title: text('Başlık'), summary: text('Özet'), paragraphs: [text('Bir')] };
  const update = (slug: string) =>
    content.updateBlogPost(callOf(store, { path: { slug }, body: written }));
  const { paragraphs, ...summary } = written;
  expect(bodyOf(update('yazi-1'))).toMatchObject({ slug: 'yazi-1', readingMinutes: 3, ...written });
  const listed = bodyOf(content.listBlogPosts(callOf(store)));
  expect(listed.find(({ slug }) => slug === 'yazi-1')).toMatchObject(summary);
  // What is not published yet is not there for anybody.
  expect(refusedWith(update('yazi-3'))).toEqual([404, 'NOT_FOUND']);
});

it('takes messages until too many come from one address within a minute', () => {
  const send = (email: string, now: number) =>
    content.createContactMessage(
      callOf(store, { now, body: { name: 'Elif', email, subject: 'Grup', message: 'Merhaba' } }),
    );
  const start = Date.parse('2026-06-15T09:00:00Z');
  for (let count = 0; count < 30; count += 1) bodyOf(send('elif@pruva.example', start));
  expect(refusedWith(send('elif@pruva.example', start))).toEqual([429, 'TOO_MANY_REQUESTS']);
  expect(refusedWith(send('Elif@Pruva.example', start))).toEqual([429, 'TOO_MANY_REQUESTS']);
  expect(bodyOf(send('can@pruva.example', start)).id).toBe(31);
  expect(bodyOf(send('elif@pruva.example', start + 60_000)).id).toBe(32);
});
