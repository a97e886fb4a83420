import { describe, expect, it } from 'vitest';
import { type Profile, sharesOf } from './profile.ts';

const frame = (functionName: string, url = '') => ({ functionName, url });

/** One request: the server calls the engine, which validates and writes JSON; a wait follows. */
const profile: Profile = {
  nodes: [
    { id: 1, callFrame: frame('(root)'), children: [2, 6] },
    { id: 2, callFrame: frame('serve', 'file:///mocks/server/http/http.ts'), children: [3, 5] },
    {
      id: 3,
      callFrame: frame('isValid', '/mocks/engine/answer/answer-validation.ts'),
      children: [4],
    },
    { id: 4, callFrame: frame('pipe', '/node_modules/fp-ts/lib/function.js') },
    { id: 5, callFrame: frame('textOf', '/mocks/engine/engine.ts') },
    { id: 6, callFrame: frame('(idle)') },
  ],
  samples: [5, 4, 4, 4, 2, 6],
  timeDeltas: [1_000_000, 100, 100, 100, 100, 5000],
};

describe('the shares of a profile', () => {
  it('go to the innermost function that belongs to a part, without the time of waiting', () => {
    expect(sharesOf(profile, 0.0054)).toEqual([
      { part: 'Prism: the answer', share: 0.75 },
      { part: 'server around the engine', share: 0.25 },
    ]);
  });

  it('reach as far back as is asked', () => {
    const [first] = sharesOf(profile, 2);
    expect(first?.part).toBe('JSON');
    expect(first?.share).toBeGreaterThan(0.99);
  });
});
