import { expect, it } from 'vitest';
import type { KeptText } from '../../../../api/session/ports.ts';
import { readPanelState, remember } from './panel-state.ts';

function storage(stored: string | null = null): KeptText {
  let text = stored;
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

it('restores what was saved', () => {
  const place = storage();
  remember(place, { open: true, tab: 'faults' });
  expect(readPanelState(place)).toEqual({ open: true, tab: 'faults' });
});

it.each([null, '', '{"open":true', '{"open":true,"tab":"gone"}', '[]'])(
  'is closed at its first tab after %j',
  (text) => {
    expect(readPanelState(storage(text))).toEqual({ open: false, tab: 'people' });
  },
);
