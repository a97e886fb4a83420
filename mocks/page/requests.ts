import type { CallLine } from '../engine/session/call-log.ts';
import { control, sendAgain } from './client.ts';
import { button, copy, element, say, table } from './dom.ts';
import type { Section } from './section.ts';

/** What `GET /_mock/calls/{requestId}` answers. */
interface CallDetail extends CallLine {
  request: { headers: Record<string, string>; body: { text?: string; base64?: string } };
  answer: { headers: Record<string, string>; body: { text?: string; base64?: string } };
  curl: string;
}

let chosen = '';
let wanted = '';
let shown = '';

const toneOf = (status: number) => (status < 400 ? 'good' : status < 500 ? 'warn' : 'bad');
const address = ({ path, query }: CallLine) => `/api${path}${query && `?${query}`}`;
const timeOf = (time: string) =>
  new Date(time).toLocaleTimeString('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    fractionalSecondDigits: 1,
  });

function pretty(body: { text?: string; base64?: string }): string {
  if (body.text === undefined)
    return body.base64 === undefined ? '(none)' : `(bytes, base64) ${body.base64.slice(0, 400)}…`;
  try {
    return JSON.stringify(JSON.parse(body.text), null, 2);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return body.text;
  }
}

const headerText = (headers: Record<string, string>) =>
  Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');

function whyRefused({ reason, breaches }: CallLine): HTMLElement | null {
  const lines = [
    ...(reason ? [`${reason.code}: ${reason.message}`] : []),
    ...(reason?.errors ?? []).map(({ field, message }) => `${field} ${message}`),
    ...breaches.map((breach) => `breaks the contract: ${breach}`),
  ];
  if (lines.length === 0) return null;
  return element('div', {}, ...lines.map((line) => element('p', { class: 'bad' }, line)));
}

function detailOf(call: CallDetail, refresh: () => Promise<void>): HTMLElement {
  const again = async () => {
    const { status, requestId } = await sendAgain({ ...call, ...call.request });
    say(`Answered ${status}.`);
    chosen = requestId;
    await refresh();
  };
  const who = call.caller ? `${call.caller.username} (${call.caller.role})` : 'nobody signed in';
  return element(
    'section',
    { 'aria-label': 'The chosen request' },
    element('h2', {}, `${call.method} ${address(call)}`),
    element(
      'p',
      { class: 'quiet' },
      `${call.operationId ?? 'no operation'} · ${who} · answered by ${call.source} in ${call.duration} ms · ${call.requestId}`,
    ),
    element(
      'div',
      { class: 'row' },
      button('Copy as curl', () => copy(call.curl, 'The curl line')),
      button('Send again', again),
      button('Close', () => {
        chosen = '';
        return refresh();
      }),
    ),
    whyRefused(call),
    element(
      'div',
      { class: 'split' },
      element(
        'div',
        {},
        element('h2', {}, 'Sent'),
        element('pre', {}, headerText(call.request.headers)),
        element('pre', {}, pretty(call.request.body)),
      ),
      element(
        'div',
        {},
        element('h2', {}, `Answered ${call.status}`),
        element('pre', {}, headerText(call.answer.headers)),
        element('pre', {}, pretty(call.answer.body)),
      ),
    ),
  );
}

function rowOf(call: CallLine, refresh: () => Promise<void>): HTMLElement {
  const open = () => {
    chosen = call.requestId;
    return refresh();
  };
  return element(
    'tr',
    {},
    element('td', { class: 'plain quiet' }, timeOf(call.time)),
    element('td', {}, call.method),
    element('td', {}, button(address(call), open, { class: 'link' })),
    element('td', {}, element('code', {}, call.operationId ?? '–')),
    element('td', {}, call.caller?.username ?? '–'),
    element(
      'td',
      { class: toneOf(call.status) },
      `${call.status} ${call.reason?.code ?? (call.breaches.length > 0 ? 'breaks the contract' : '')}`,
    ),
    element('td', { class: 'number' }, `${call.duration} ms`),
    element('td', {}, call.source),
  );
}

const matches = (call: CallLine) =>
  [
    call.method,
    address(call),
    call.operationId,
    call.caller?.username,
    call.status,
    call.reason?.code,
  ]
    .join(' ')
    .toLowerCase()
    .includes(wanted.toLowerCase());

async function fill(list: HTMLElement): Promise<void> {
  const refresh = () => fill(list);
  const calls = (await control<CallLine[]>('GET', '/calls')).filter(matches);
  const state = `${chosen} ${wanted} ${calls[0]?.requestId} ${calls.length}`;
  if (state === shown && list.childElementCount > 0) return;
  shown = state;
  const rows = calls.map((call) => rowOf(call, refresh));
  const headings = ['Time', 'Method', 'Address', 'Operation', 'Who', 'Answer', 'Took', 'By'];
  const parts: HTMLElement[] = [];
  if (chosen && calls.some(({ requestId }) => requestId === chosen))
    parts.push(detailOf(await control<CallDetail>('GET', `/calls/${chosen}`), refresh));
  parts.push(
    rows.length > 0
      ? table(headings, rows)
      : element(
          'p',
          { class: 'empty' },
          wanted ? 'No request matches.' : 'Nothing was asked in this session yet.',
        ),
  );
  list.replaceChildren(...parts);
}

/** What was asked, by whom, what was answered, and why it was refused. */
export const requests: Section = {
  id: 'requests',
  title: 'Requests',
  lead: 'The last calls of this session, the newest first: who asked, what was answered, and why it was refused.',
  async show(into) {
    shown = '';
    const list = element('div', { id: 'request-list' });
    const filter = element('input', {
      type: 'search',
      value: wanted,
      placeholder: 'listBoats, 422, elif…',
      oninput: (event) => {
        wanted = (event.target as HTMLInputElement).value; // an input's own event
        void fill(list);
      },
    });
    into.append(
      element(
        'div',
        { class: 'row' },
        element('label', {}, 'Filter', filter),
        button('Forget all', async () => {
          await control('DELETE', '/calls');
          await fill(list);
        }),
        element('a', { href: '/_mock/calls.har', download: 'pruva.har' }, 'Save as HAR'),
      ),
      list,
    );
    await fill(list);
  },
  refresh: {
    every: 1500,
    async run(into) {
      const list = into.querySelector<HTMLElement>('#request-list');
      if (list) await fill(list);
    },
  },
};
