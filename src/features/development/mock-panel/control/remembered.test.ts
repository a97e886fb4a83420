import { expect, it } from 'vitest';
import type { KeptText } from '../../../../api/session/ports.ts';
import { recall, remember } from './remembered.ts';

function storage(kept: string | null = null): KeptText {
  let text = kept;
  return {
    getItem: () => text,
    setItem: (_, value) => {
      text = value;
    },
    removeItem: () => {
      text = null;
    },
  };
}

it('is as it was left', () => {
  const place = storage();
  remember(place, { open: true, tab: 'faults' });
  expect(recall(place)).toEqual({ open: true, tab: 'faults' });
});

it.each([null, '', '{"open":true', '{"open":true,"tab":"gone"}', '[]'])(
  'is closed at its first tab after %j',
  (text) => {
    expect(recall(storage(text))).toEqual({ open: false, tab: 'people' });
  },
);
