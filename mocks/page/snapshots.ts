import type { Snapshot } from '../control/snapshot.ts';
import { control, sessionName } from './client.ts';
import { button, element, say, sayFailure } from './dom.ts';
import type { Section } from './section.ts';
import { CHANGED } from './session.ts';

async function save(): Promise<void> {
  const snapshot = await control<Snapshot>('GET', '/snapshot');
  const file = new Blob([JSON.stringify(snapshot, null, 2)], { type: 'application/json' });
  const link = element('a', {
    href: URL.createObjectURL(file),
    download: `pruva-${sessionName() || 'shared'}-${snapshot.today}.json`,
  });
  link.click();
  URL.revokeObjectURL(link.href);
}

async function load(input: HTMLInputElement): Promise<void> {
  const [file] = input.files ?? [];
  if (!file) return;
  await control('PUT', '/snapshot', JSON.parse(await file.text()));
  say(`The session is in the state of ${file.name}.`);
  window.dispatchEvent(new Event(CHANGED));
}

/** The state of a session as a file. */
export const snapshots: Section = {
  id: 'snapshots',
  title: 'Snapshots',
  lead: 'Everything that was changed in the session, as a file to load again later or hand to somebody.',
  async show(into) {
    const { changes, scenario } = await control<Snapshot>('GET', '/snapshot');
    const counts = Object.entries(changes).map(([table, rows]) => `${table} ${rows.length}`);
    const file = element('input', {
      type: 'file',
      accept: 'application/json,.json',
      onchange: () => {
        load(file).catch(sayFailure);
      },
    });
    into.append(
      element(
        'p',
        {},
        counts.length > 0
          ? `Changed since the start of ${scenario}: ${counts.join(', ')}.`
          : `Nothing was changed since the start of ${scenario}.`,
      ),
      element(
        'div',
        { class: 'row' },
        button('Save as a file', save, { class: 'main' }),
        element('label', {}, 'Load a file', file),
      ),
    );
  },
};
