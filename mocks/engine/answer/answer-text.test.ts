import { describe, expect, it } from 'vitest';
import { textOf } from './answer-text.ts';

const card = Object.freeze({ id: 1, name: 'Rüzgâr Gülü', hourlyPrice: null });

describe('the text of an answer', () => {
  it.each([
    ['an object', { id: 1, model: undefined, price: 12.5 }],
    ['a list of fresh objects', [{ id: 1 }, { id: 2 }]],
    ['a list of frozen ones', [card, Object.freeze({ id: 2 })]],
    ['an empty list', []],
    ['a list of texts', ['Bodrum', 'Kaş']],
    ['a page of frozen ones', { content: [card, card], totalElements: 2, first: true }],
    ['a page of fresh ones', { content: [{ id: 1, model: undefined }], number: 0 }],
    ['an empty page', { content: [], totalElements: 0 }],
    ['nothing but content', { content: [card] }],
    ['content that is a text', { content: 'Merhaba' }],
    ['a number', 5],
  ])('of %s is its JSON', (_, body) => {
    expect(JSON.parse(textOf(body) ?? '')).toEqual(JSON.parse(JSON.stringify(body)));
  });

  it('is the text itself, and none for no body', () => {
    expect(textOf('file')).toBe('file');
    expect(textOf(undefined)).toBeUndefined();
    expect(textOf(null)).toBeUndefined();
  });

  it('follows every change of what is not frozen', () => {
    const row = { id: 1, name: 'Poyraz' };
    const before = textOf([row]);
    row.name = 'Lodos';
    expect(before).toBe('[{"id":1,"name":"Poyraz"}]');
    expect(textOf([row])).toBe('[{"id":1,"name":"Lodos"}]');
  });
});
