import type { OutboxRecord } from '../store/records.ts';
import { control } from './client.ts';
import { button, copy, element } from './dom.ts';
import type { Section } from './section.ts';

function mailOf({ to, subject, text, code, createdAt }: OutboxRecord): HTMLElement {
  return element(
    'article',
    {},
    element('h2', {}, subject),
    element('p', { class: 'quiet' }, `to ${to} · ${new Date(createdAt).toLocaleString('en-GB')}`),
    element('pre', {}, text),
    code !== null && button(`Copy the code ${code}`, () => copy(code, 'The code')),
  );
}

/** Mails that went nowhere else. */
export const outbox: Section = {
  id: 'outbox',
  title: 'Outbox',
  lead: 'Mails that a real service would have sent, the newest first.',
  async show(into) {
    const list = element('div');
    const refresh = async () => {
      const mails = await control<OutboxRecord[]>('GET', '/outbox');
      list.replaceChildren(
        ...(mails.length > 0
          ? mails.map(mailOf)
          : [element('p', { class: 'empty' }, 'No mail was sent in this session.')]),
      );
    };
    into.append(
      button('Empty it', async () => {
        await control('DELETE', '/outbox');
        await refresh();
      }),
      list,
    );
    await refresh();
  },
};
