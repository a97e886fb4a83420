import type { Scenario } from '../data/scenario/scenarios.ts';
import { chooseSession, control, sessionName } from './client.ts';
import { button, element, say, table } from './dom.ts';
import type { Section } from './section.ts';

interface State {
  session: string;
  scenario: string;
  bank: string;
  now: string;
  today: string;
}

interface Open {
  name: string;
  scenario: string;
  today: string;
  calls: number;
  lastUsed: string;
}

/** Tells the rest of the page that the session or its clock is another. */
export const CHANGED = 'session-changed';
const changed = () => window.dispatchEvent(new Event(CHANGED));

async function change(method: string, path: string, body: unknown, done: string): Promise<void> {
  await control(method, path, body);
  say(done);
  changed();
}

function clockForms({ now }: State): HTMLElement {
  const at = element('input', { type: 'datetime-local', value: now.slice(0, 16), step: '60' });
  const step = (label: string, days: number) =>
    button(label, () =>
      change('PUT', '/clock', { advanceDays: days }, `The clock moved: ${label}.`),
    );
  return element(
    'div',
    { class: 'row' },
    step('1 day later', 1),
    step('1 week later', 7),
    step('30 days later', 30),
    element('label', {}, 'At (UTC)', at),
    button('Set', () => change('PUT', '/clock', { now: `${at.value}:00Z` }, 'The clock is set.')),
    button('Back to its start', () =>
      change('PUT', '/clock', { reset: true }, 'The clock is back.'),
    ),
  );
}

function scenarioTable(scenarios: Scenario[], present: string): HTMLElement {
  const rows = scenarios.map(({ name, summary }) =>
    element(
      'tr',
      {},
      element('td', {}, element('code', {}, name), name === present ? ' (present)' : ''),
      element('td', {}, summary.en),
      element(
        'td',
        { class: 'plain' },
        button(name === present ? 'Start over' : 'Start from it', () =>
          change('POST', '/reset', { scenario: name }, `The session starts from ${name}.`),
        ),
      ),
    ),
  );
  return table(['Scenario', 'What it is', 'Action'], rows);
}

function sessionTable(sessions: Open[]): HTMLElement {
  const rows = sessions.map(({ name, scenario, today, calls, lastUsed }) =>
    element(
      'tr',
      {},
      element('td', {}, name === '' ? 'shared' : element('code', {}, name)),
      element('td', {}, scenario),
      element('td', { class: 'plain' }, today),
      element('td', { class: 'number' }, calls),
      element('td', { class: 'plain' }, new Date(lastUsed).toLocaleTimeString('en-GB')),
      element(
        'td',
        {},
        name === sessionName()
          ? 'looked at'
          : button('Look at', () => {
              chooseSession(name);
              changed();
              return undefined;
            }),
      ),
    ),
  );
  return table(['Session', 'Scenario', 'Its day', 'Calls', 'Last used', 'Action'], rows);
}

/** Sessions, scenarios, clock and bank. */
export const session: Section = {
  id: 'session',
  title: 'Session',
  lead: 'A request with the header X-Mock-Session works on a state of its own; without it, on the shared one.',
  async show(into) {
    const [state, scenarios, sessions] = await Promise.all([
      control<State>('GET', '/state'),
      control<Scenario[]>('GET', '/scenarios'),
      control<Open[]>('GET', '/sessions'),
    ]);
    const bank = state.bank === 'normal' ? 'slow' : 'normal';
    into.append(
      element('h2', {}, 'Clock'),
      clockForms(state),
      element('h2', {}, 'Bank'),
      element(
        'div',
        { class: 'row' },
        element('span', {}, `The bank behind the payment page is ${state.bank}.`),
        button(`Make it ${bank}`, () => change('PUT', '/bank', { bank }, `The bank is ${bank}.`)),
      ),
      element('h2', {}, 'Scenarios'),
      scenarioTable(scenarios, state.scenario),
      element('h2', {}, 'Open sessions'),
      sessionTable(sessions),
    );
  },
};

/** The line at the top that says which session it is and what its clock shows. */
export async function showState(form: HTMLElement, clock: HTMLElement): Promise<void> {
  const state = await control<State>('GET', '/state');
  const name = element('input', {
    value: sessionName(),
    placeholder: 'shared',
    size: '14',
    'aria-label': 'Session',
  });
  const choose = (event: Event) => {
    event.preventDefault();
    chooseSession(name.value.trim());
    changed();
  };
  form.onsubmit = choose;
  name.addEventListener('change', choose);
  if (!form.contains(document.activeElement)) form.replaceChildren('Session', name);
  const now = new Date(state.now).toLocaleString('en-GB', {
    timeZone: 'Europe/Istanbul',
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  clock.textContent = `${state.scenario} · ${now} in Istanbul`;
}
