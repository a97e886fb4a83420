import { expect, it } from 'vitest';
import { contactErrors, emptyMessage, isIncomplete, trimmed } from './contact-rules.ts';

const message = {
  name: ' Elif Yıldız ',
  email: 'elif@pruva.example',
  subject: 'Grup',
  message: 'Merhaba',
};

it('requires every field and accepts a complete message', () => {
  expect(Object.keys(contactErrors(emptyMessage))).toEqual(['name', 'email', 'subject', 'message']);
  expect(contactErrors(message)).toEqual({});
  expect(Object.keys(contactErrors({ ...message, email: 'elif' }))).toEqual(['email']);
});

it('treats spaces as empty', () => {
  expect(isIncomplete({ ...message, message: '  ' })).toBe(true);
  expect(isIncomplete(message)).toBe(false);
  expect(trimmed(message).name).toBe('Elif Yıldız');
});
