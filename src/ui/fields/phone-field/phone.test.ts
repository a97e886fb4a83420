import { describe, expect, it, test } from 'vitest';
import { formatPhone, toPhone, typedPhone } from './phone.ts';

test.each([
  ['5321112233', '+905321112233'],
  ['05321112233', '+905321112233'],
  ['+90 532 111 22 33', '+905321112233'],
  ['0090 (532) 111-22-33', '+905321112233'],
  ['905321112233', '+905321112233'],
  ['+90 0532 111 22 33', '+905321112233'],
  ['532', '+90532'],
  ['905', '+90905'],
  ['+44 7700 900123', '+447700900123'],
  ['0', '0'],
  ['+', '+'],
  ['', ''],
  ['abc', ''],
  ['53211122334455', '+905321112233'],
])('%s is %s', (text, phone) => {
  expect(toPhone(text)).toBe(phone);
});

test.each([
  ['+905321112233', '+90 532 111 22 33'],
  ['+9053211', '+90 532 11'],
  ['+90', '+90'],
  ['+447700900123', '+447700900123'],
  ['', ''],
])('%s is shown as %s', (phone, text) => {
  expect(formatPhone(phone)).toBe(text);
});

/** Types a text key by key into a field that is empty, as a browser would. */
function typing(keys: string, start = { phone: '', caret: 0 }) {
  return [...keys].reduce(({ phone, caret }, key) => {
    const shown = formatPhone(phone);
    const text = shown.slice(0, caret) + key + shown.slice(caret);
    return typedPhone({ before: phone, text, caret: caret + 1 });
  }, start);
}

function backspace({ phone, caret }: { phone: string; caret: number }) {
  const shown = formatPhone(phone);
  const text = shown.slice(0, caret - 1) + shown.slice(caret);
  return typedPhone({ before: phone, text, caret: caret - 1 });
}

describe('while somebody types', () => {
  it.each(['5321112233', '05321112233', '+905321112233', '00905321112233'])('%s', (keys) => {
    const { phone, caret } = typing(keys);
    expect(phone).toBe('+905321112233');
    expect(caret).toBe('+90 532 111 22 33'.length);
  });

  it('keeps the caret at the place where digits are put in', () => {
    const edited = typing('0', { phone: '+90532111223', caret: '+90 532 '.length });
    expect(formatPhone(edited.phone)).toBe('+90 532 011 12 23');
    expect(edited.caret).toBe('+90 532 0'.length);
  });

  it('takes no digit too many, and loses none for it', () => {
    const edited = typing('9', { phone: '+905321112233', caret: '+90 532 '.length });
    expect(edited.phone).toBe('+905321112233');
  });

  it('deletes the digit beyond a space', () => {
    const edited = backspace({ phone: '+905321112233', caret: '+90 532 '.length });
    expect(formatPhone(edited.phone)).toBe('+90 531 112 23 3');
    expect(edited.caret).toBe('+90 53'.length);
  });

  it('deletes the digit after a space with the Delete key', () => {
    const edited = typedPhone({
      before: '+905321112233',
      text: '+90 532111 22 33',
      caret: '+90 532'.length,
      forward: true,
    });
    expect(formatPhone(edited.phone)).toBe('+90 532 112 23 3');
    expect(edited.caret).toBe('+90 532'.length);
  });

  it('can be emptied by deleting', () => {
    let edited = typing('53');
    for (let press = 0; press < 2; press += 1) edited = backspace(edited);
    expect(edited).toEqual({ phone: '', caret: 0 });
  });

  it('takes a pasted number in place of another', () => {
    const text = '0533 999 88 77';
    const edited = typedPhone({ before: '+905321112233', text, caret: text.length });
    expect(edited.phone).toBe('+905339998877');
  });
});
