import { expect, test } from 'vitest';
import { readReplay, replayText } from './replay.ts';

const target = {
  key: 123,
  probe: {
    step: {
      operationId: 'listUnreadNotifications',
      ...{ tag: 9, mode: 'valid' as const, example: 0, edits: [], again: false },
    },
    kind: 'user',
    by: 'BOAT_OWNER' as const,
  },
};

test('a sequence is read back with the reading that showed the difference', () => {
  const replay = { seed: 1, index: 7, focus: 'createBoat,getBoat', path: '0:1:0/G:B' };
  const { seed: _seed, ...again } = replay;
  expect(readReplay(replayText(replay, target))).toEqual({ replay: again, target });
  expect(readReplay(replayText({ ...replay, path: undefined }, undefined))).toEqual({
    replay: { ...again, path: undefined },
  });
});

test('a case of a write needs nothing but its name', () => {
  const replay = { seed: 1, index: 'write', focus: 'updateBoat', path: 'twice' };
  expect(replayText(replay, target)).toBe('write:updateBoat:twice');
});

test.each(['garbage', '7', ':createBoat:0', '7:createBoat:0~eyJ', '7:createBoat:0~e30'])(
  '%s is no sequence',
  (text) => {
    expect(() => readReplay(text)).toThrow('--replay');
  },
);
