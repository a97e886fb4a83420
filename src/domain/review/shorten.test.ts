import { describe, expect, it } from 'vitest';
import { shorten } from './shorten.ts';

describe('a comment on a card', () => {
  it('stays whole up to 200 characters', () => {
    expect(shorten('a'.repeat(200))).toBeUndefined();
  });
  it('stays whole where cutting it would save no line', () => {
    expect(shorten('a'.repeat(150), 120, 150)).toBeUndefined();
    expect(shorten('a'.repeat(151), 120, 150)).toBe('a'.repeat(120));
  });
  it('is cut after the last word that fits', () => {
    const text = `${'kelime '.repeat(28)}uzunca bir sözcük`;
    const short = shorten(text);
    expect(short).toBe(`${'kelime '.repeat(27)}kelime`);
  });
  it('is cut inside a word only when there is no space', () => {
    expect(shorten('a'.repeat(201))).toBe('a'.repeat(200));
  });
  it('ends with a word, without punctuation after it', () => {
    expect(shorten(`${'kelime '.repeat(27)}gelinir. Yine uzunca bir cümle`)).toMatch(/gelinir$/);
  });
  it('never shows more than 200 characters', () => {
    expect(shorten(`${'x'.repeat(199)} yz`)).toBe('x'.repeat(199));
  });
});
