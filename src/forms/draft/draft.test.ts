import { FormApi } from '@tanstack/react-form';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createCallMemory } from './call-memory.ts';
import { forgetDraft, keepDraft } from './draft.ts';

const empty = {
  note: '',
  guests: 2,
  day: null as string | null,
  password: '',
  account: { iban: '', bank: '' },
  documents: [] as File[],
};

const kept = new Map<string, string>();

beforeEach(() => {
  vi.useFakeTimers();
  kept.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal('addEventListener', vi.fn());
  vi.stubGlobal('removeEventListener', vi.fn());
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function newForm() {
  const form = new FormApi({ defaultValues: empty });
  form.mount();
  return form;
}

function draft(): unknown {
  const text = kept.get('draft:test');
  return text === undefined ? undefined : JSON.parse(text);
}

it('puts back what was typed, into a form that opens later', () => {
  const first = newForm();
  const stop = keepDraft(first, 'test');
  first.setFieldValue('note', 'Pencere kenarı');
  first.setFieldValue('day', '2026-06-12');
  stop();

  const second = newForm();
  const restored = vi.fn();
  keepDraft(second, 'test', restored);
  expect(second.state.values).toEqual({ ...empty, note: 'Pencere kenarı', day: '2026-06-12' });
  expect(restored).toHaveBeenCalledExactlyOnceWith(['note', 'day']);
});

it('writes once in a pause, not with every key', () => {
  const form = newForm();
  keepDraft(form, 'test');
  form.setFieldValue('note', 'P');
  form.setFieldValue('note', 'Pe');
  expect(draft()).toBeUndefined();
  vi.advanceTimersByTime(300);
  expect(draft()).toMatchObject({ note: 'Pe' });
});

it('never keeps passwords, card data or files', () => {
  const form = newForm();
  keepDraft(form, 'test');
  form.setFieldValue('note', 'x');
  form.setFieldValue('password', 'deniz-2026');
  form.setFieldValue('account', { iban: 'TR00', bank: 'Deniz' });
  form.setFieldValue('documents', [new File([], 'a.pdf')]);
  vi.advanceTimersByTime(300);
  expect(draft()).toEqual({ note: 'x', guests: 2, day: null, account: { bank: 'Deniz' } });
});

it('is forgotten once the form was accepted, and by nothing that was still to be written', () => {
  const form = newForm();
  keepDraft(form, 'test');
  form.setFieldValue('note', 'x');
  vi.advanceTimersByTime(300);
  form.setFieldValue('note', 'xy');
  forgetDraft(form);
  vi.advanceTimersByTime(300);
  expect(draft()).toBeUndefined();
});

it('is forgotten by a form that has gone from the page while it was sent', () => {
  const form = newForm();
  const stop = keepDraft(form, 'test');
  form.setFieldValue('note', 'x');
  stop();
  expect(draft()).toMatchObject({ note: 'x' });
  forgetDraft(form);
  expect(draft()).toBeUndefined();
});

it('keeps nothing for a form that is empty again', () => {
  const form = newForm();
  keepDraft(form, 'test');
  form.setFieldValue('note', 'x');
  vi.advanceTimersByTime(300);
  form.setFieldValue('note', '');
  vi.advanceTimersByTime(300);
  expect(draft()).toBeUndefined();
});

it.each(['no JSON', '[]', '"text"', '{"note":7,"guests":"two","unknown":1,"password":"x"}'])(
  'ignores %s',
  (text) => {
    kept.set('draft:test', text);
    const form = newForm();
    keepDraft(form, 'test');
    expect(form.state.values).toEqual(empty);
  },
);

it('is not written by a form that was reset to what was saved', () => {
  const form = newForm();
  keepDraft(form, 'test');
  form.setFieldValue('note', 'x');
  form.reset({ ...empty, note: 'x' });
  vi.advanceTimersByTime(300);
  expect(draft()).toBeUndefined();
});

it('keeps what was sent before it goes out, for whoever goes on with the draft', () => {
  const memory = createCallMemory();
  const form = newForm();
  const stop = keepDraft(form, 'test', undefined, memory);
  form.setFieldValue('note', 'x');
  const sent = { contents: { note: 'x' }, key: 'k1' };
  memory.write(sent);
  expect(draft()).toMatchObject({ note: 'x', '(open call)': sent });
  stop();

  const later = createCallMemory();
  const restored = vi.fn();
  const second = newForm();
  keepDraft(second, 'test', restored, later);
  expect(later.read()).toEqual(sent);
  expect(restored).toHaveBeenCalledExactlyOnceWith(['note']);
  forgetDraft(second);
  vi.advanceTimersByTime(300);
  expect(draft()).toBeUndefined();
  expect(later.read()).toBeUndefined();
});
