import { FormApi } from '@tanstack/react-form';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchDraft } from './draft.ts';
import { setAsideDrafts, takeUpDraft } from './offered-draft.ts';

const empty = { name: '', price: null as number | null };
const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal('addEventListener', vi.fn());
  vi.stubGlobal('removeEventListener', vi.fn());
});

afterEach(() => vi.unstubAllGlobals());

/** A visit: what the form offers, and what was typed until it was left. */
function visit(typed: Partial<typeof empty> = {}) {
  const form = new FormApi({ defaultValues: empty });
  form.mount();
  const offered = setAsideDrafts(form, 'tour');
  const stop = watchDraft(form, 'tour', 'localStorage');
  if (typed.name !== undefined) form.setFieldValue('name', typed.name);
  if (typed.price !== undefined) form.setFieldValue('price', typed.price);
  return { form, offered, leave: stop };
}

it('offers every draft that was not answered for, the newest first, each once', () => {
  visit({ name: 'Koy turu' }).leave();
  visit({ name: 'Dalış' }).leave();
  visit().leave();
  visit({ name: 'Dalış' }).leave();
  expect(visit().offered).toEqual([{ name: 'Dalış' }, { name: 'Koy turu' }]);
});

it('offers in the place of a draft that is taken up what was typed until then', () => {
  visit({ name: 'Koy turu' }).leave();
  const { form, offered, leave } = visit({ name: 'Dalış', price: 500 });
  const [draft] = offered;
  if (!draft) throw new Error('nothing is offered');
  expect(takeUpDraft(form, 'tour', draft, offered)).toEqual([{ name: 'Dalış', price: 500 }]);
  expect(form.state.values).toEqual({ name: 'Koy turu', price: null });
  leave();
  expect(visit().offered).toEqual([{ name: 'Koy turu' }, { name: 'Dalış', price: 500 }]);
});

it('keeps no more than somebody comes back to', () => {
  for (const name of ['1', '2', '3', '4', '5', '6']) visit({ name }).leave();
  expect(visit().offered.map(({ name }) => name)).toEqual(['6', '5', '4', '3', '2']);
});
