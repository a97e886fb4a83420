import { describe, expect, it } from 'vitest';
import { parseJson } from './json-text.ts';

describe('parseJson', () => {
  it.each([
    '{}',
    '[{ "a": 1 }, { "a": 2 }]',
    '{ "a" \n\t: { "a": "b" }, "": ":", "__proto__": 1, "7": {} }',
    String.raw`{ "a": "\"a\": 1", "b\\": "\\\"", "\\\"c": ": \\", "d": ["\":", "x"] }`,
  ])('reads %s', (text) => {
    expect(parseJson(text)).toEqual(JSON.parse(text));
  });

  it.each([
    ['a key twice', '{ "a": 1, "a": 1 }'],
    ['a key twice deep inside', '[{ "b": { "a": 1, "c": [], "a": 2 } }]'],
    ['a key that is written in two ways', String.raw`{ "a": 1, "\u0061": 2 }`],
    ['YAML', '{ a: 1 }'],
    ['YAML without brackets', 'a: 1'],
  ])('answers nothing for %s', (_what, text) => {
    expect(parseJson(text)).toBeUndefined();
  });
});
