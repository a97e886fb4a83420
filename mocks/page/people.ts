import type { Person } from '../data/account/person.ts';
import { control, sessionName } from './client.ts';
import { button, copy, element, table } from './dom.ts';
import type { Section } from './section.ts';

async function tokenOf({ username, password }: Person): Promise<string> {
  const name = sessionName();
  const response = await fetch('/api/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(name && { 'x-mock-session': name }) },
    body: JSON.stringify({ username, password }),
  });
  const content = (await response.json()) as { token?: string; message?: string }; // of the contract
  if (content.token) return content.token;
  throw new Error(`${username}: ${content.message}`);
}

function rowOf(person: Person): HTMLElement {
  return element(
    'tr',
    {},
    element(
      'td',
      {},
      element('strong', {}, person.fullName),
      element('br'),
      element('code', {}, person.username),
    ),
    element('td', {}, person.role),
    element('td', {}, person.summary.en),
    element(
      'td',
      { class: 'plain' },
      button('Copy a token', async () =>
        copy(await tokenOf(person), `A token of ${person.username}`),
      ),
    ),
  );
}

/** Who can sign in. */
export const people: Section = {
  id: 'people',
  title: 'People',
  lead: 'Somebody to sign in as, for every role and state.',
  async show(into) {
    const known = await control<Person[]>('GET', '/people');
    const passwords = [...new Set(known.map(({ password }) => password))];
    into.append(
      element('p', {}, 'Password: ', element('code', {}, passwords.join(', '))),
      table(['Who', 'Role', 'What is special', 'Action'], known.map(rowOf)),
    );
  },
};
