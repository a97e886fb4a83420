import { i18n } from '@lingui/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { messages as en } from '../../i18n/catalogues/forms/en.po';
import { messages as tr } from '../../i18n/catalogues/forms/tr.po';
import { LocaleProvider } from '../../i18n/locale-provider.tsx';
import { useAppForm } from '../use-app-form.ts';
import { Conflict } from './conflict.tsx';
import type { LastChange } from './last-change.ts';

i18n.load({ tr, en });

const changedAt = '2027-06-01T09:12:44Z';
const differences = [{ name: 'firstName', theirs: 'Doruk', yours: 'Derin', isTyped: true }];

function Panel({ lastChange }: { lastChange: LastChange | undefined }) {
  const form = useAppForm({ defaultValues: { firstName: 'Derin' } });
  return (
    <form.AppForm>
      <Conflict differences={differences} lastChange={lastChange} labels={{ firstName: 'Name' }} />
    </form.AppForm>
  );
}

function panel(lastChange?: LastChange): string {
  const markup = renderToStaticMarkup(
    <LocaleProvider>
      <Panel lastChange={lastChange} />
    </LocaleProvider>,
  );
  return markup.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
}

it.each([
  ['tr', 'ADMIN', 'Değiştiren: Selin Aydın, yönetici (1 Haziran 2027 12:12).'],
  ['tr', 'BOAT_OWNER', 'Değiştiren: Selin Aydın (1 Haziran 2027 12:12).'],
  ['en', 'ADMIN', 'Changed by Selin Aydın, administrator: 1 June 2027 at 12:12.'],
  ['en', 'BOAT_OWNER', 'Changed by Selin Aydın: 1 June 2027 at 12:12.'],
] as const)('names in %s who saved meanwhile, as %s', (locale, role, sentence) => {
  i18n.activate(locale);
  const text = panel({ changedAt, changedBy: { id: 1, fullName: 'Selin Aydın', role } });
  expect(text).toContain(sentence);
  expect(text).toContain('Derin');
  expect(text).toContain('Doruk');
});

it('names nobody whose account is gone, and nothing where nothing is known', () => {
  i18n.activate('en');
  expect(panel({ changedAt })).toContain('Last changed: 1 June 2027 at 12:12.');
  expect(panel()).not.toContain('hanged:');
});
