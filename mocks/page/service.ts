import type { UpstreamRow } from '../engine/upstream/upstream-report.ts';
import { control } from './client.ts';
import { element, table } from './dom.ts';
import type { Section } from './section.ts';

interface Operation {
  id: string;
  method: string;
  path: string;
}

function rowOf({ id, method, path }: Operation, row: UpstreamRow | undefined): HTMLElement {
  const by = !row
    ? element('td', { class: 'quiet' }, 'not called yet')
    : element('td', {}, row.upstream > 0 ? `service (${row.upstream})` : `mock (${row.mock})`);
  const verdict = row?.breaches.length
    ? element('td', { class: 'bad' }, row.breaches.join(' · '))
    : element('td', { class: 'good' }, row?.upstream ? 'as the contract says' : '');
  return element(
    'tr',
    {},
    element('td', {}, element('code', {}, id)),
    element('td', {}, element('code', {}, `${method} ${path}`)),
    by,
    verdict,
  );
}

/** Which operations a real service answers, and which of its answers break the contract. */
export const service: Section = {
  id: 'service',
  title: 'Service behind',
  lead: 'With --upstream: which operations the real service answered, which the mock, and which broke the contract.',
  async show(into) {
    const [rows, operations] = await Promise.all([
      control<UpstreamRow[]>('GET', '/upstream.json'),
      control<Operation[]>('GET', '/operations'),
    ]);
    if (rows.length === 0) {
      into.append(
        element(
          'p',
          { class: 'empty' },
          'No service has answered yet. To put one behind the mock, start it with ',
          element('code', {}, '--upstream http://127.0.0.1:8080'),
        ),
      );
      return;
    }
    const byId = new Map(rows.map((row) => [row.operationId, row]));
    const answered = rows.filter(({ upstream }) => upstream > 0).length;
    const broken = rows.filter(({ breaches }) => breaches.length > 0).length;
    const called = operations.toSorted((a, b) => Number(byId.has(b.id)) - Number(byId.has(a.id)));
    into.append(
      element(
        'p',
        {},
        `It answered ${answered} of ${operations.length} operations; ${broken} broke the contract.`,
      ),
      element('progress', { max: String(operations.length), value: String(answered) }),
      table(
        ['Operation', 'Call', 'Answered by', 'Contract'],
        called.map((operation) => rowOf(operation, byId.get(operation.id))),
      ),
    );
  },
};
