import type { Fault } from '../engine/session/faults.ts';
import { control } from './client.ts';
import { button, element, say, sayFailure, table } from './dom.ts';
import type { Section } from './section.ts';

interface Operation {
  id: string;
  tag: string;
  statuses: number[];
}

const KINDS = {
  status: 'answer with a status',
  latency: 'answer late',
  hangUp: 'close the connection',
  loseAnswer: 'do it, and lose the answer',
  malformed: 'send half an answer',
};

const whatOf = ({ status, latency, hangUp, loseAnswer, malformed }: Fault) =>
  [
    status && `answers ${status}`,
    latency && `waits ${latency} ms`,
    hangUp && 'hangs up',
    loseAnswer && 'loses the answer',
    malformed && 'sends half an answer',
  ]
    .filter(Boolean)
    .join(', ');

const whenOf = ({ probability, count }: Fault) =>
  [probability < 1 && `${probability * 100} % of calls`, count && `${count} more times`]
    .filter(Boolean)
    .join(', ') || 'every call';

function rowOf(fault: Fault, refresh: () => Promise<void>): HTMLElement {
  return element(
    'tr',
    {},
    element('td', {}, element('code', {}, fault.operation ?? fault.tag ?? 'every operation')),
    element('td', {}, whatOf(fault)),
    element('td', {}, whenOf(fault)),
    element(
      'td',
      {},
      button('Remove', async () => {
        await control('DELETE', `/faults/${fault.id}`);
        await refresh();
      }),
    ),
  );
}

const field = (form: HTMLFormElement, name: string) => String(new FormData(form).get(name) ?? '');
const numberIn = (form: HTMLFormElement, name: string) => {
  const text = field(form, name);
  return text === '' ? undefined : Number(text);
};

/** What the form asks for, as `POST /_mock/faults` takes it. */
function wishOf(form: HTMLFormElement): Record<string, unknown> {
  const target = field(form, 'target');
  const kind = field(form, 'kind');
  const percent = numberIn(form, 'percent');
  const amount = numberIn(form, 'amount');
  return {
    ...(target.startsWith('tag:') ? { tag: target.slice(4) } : target && { operation: target }),
    ...(kind === 'status' && { status: amount ?? 503 }),
    ...(kind === 'latency' && { latency: amount ?? 2000 }),
    ...((kind === 'hangUp' || kind === 'loseAnswer' || kind === 'malformed') && { [kind]: true }),
    ...(percent !== undefined && { probability: percent / 100 }),
    ...(field(form, 'count') && { count: numberIn(form, 'count') }),
  };
}

function formOf(operations: Operation[], refresh: () => Promise<void>): HTMLElement {
  const tags = [...new Set(operations.map(({ tag }) => tag))];
  const targets = element(
    'datalist',
    { id: 'targets' },
    ...tags.map((tag) => element('option', { value: `tag:${tag}` })),
    ...operations.map(({ id }) => element('option', { value: id })),
  );
  const form: HTMLFormElement = element(
    'form',
    {
      class: 'row',
      onsubmit: (event) => {
        event.preventDefault();
        control('POST', '/faults', wishOf(form))
          .then(() => {
            say('The fault waits for a call.');
            return refresh();
          })
          .catch(sayFailure);
      },
    },
    element(
      'label',
      {},
      'Operation, or tag:Boats (empty for every call)',
      element('input', { name: 'target', list: 'targets', size: '28' }),
    ),
    element(
      'label',
      {},
      'What happens',
      element(
        'select',
        { name: 'kind' },
        ...Object.entries(KINDS).map(([value, label]) => element('option', { value }, label)),
      ),
    ),
    element(
      'label',
      {},
      'Status, or milliseconds',
      element('input', { name: 'amount', type: 'number', placeholder: '503', min: '0' }),
    ),
    element(
      'label',
      {},
      'Per cent of calls',
      element('input', {
        name: 'percent',
        type: 'number',
        min: '1',
        max: '100',
        placeholder: '100',
      }),
    ),
    element(
      'label',
      {},
      'How often',
      element('input', { name: 'count', type: 'number', min: '1', placeholder: 'always' }),
    ),
    element('button', { class: 'main' }, 'Add'),
    targets,
  );
  return form;
}

/** Misbehaviour on request. */
export const faults: Section = {
  id: 'faults',
  title: 'Faults',
  lead: 'Let calls of this session fail, wait or break off, to see what the app makes of it.',
  async show(into) {
    const operations = await control<Operation[]>('GET', '/operations');
    const list = element('div');
    const refresh = async () => {
      const waiting = await control<Fault[]>('GET', '/faults');
      list.replaceChildren(
        waiting.length > 0
          ? table(
              ['Strikes', 'What', 'When', 'Action'],
              waiting.map((fault) => rowOf(fault, refresh)),
            )
          : element('p', { class: 'empty' }, 'Nothing misbehaves.'),
      );
    };
    into.append(formOf(operations, refresh), element('h2', {}, 'Waiting'), list);
    await refresh();
  },
};
