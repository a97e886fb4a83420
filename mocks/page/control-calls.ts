import { control } from './client.ts';
import { element, table } from './dom.ts';
import type { Section } from './section.ts';

interface ControlCall {
  method: string;
  path: string;
  summary: string;
  example?: unknown;
}

function curlOf({ method, path, example }: ControlCall): string {
  const verb = method === 'GET' ? '' : ` -X ${method}`;
  const data = example === undefined ? '' : ` -d '${JSON.stringify(example)}'`;
  return `curl${verb} ${location.origin}${path}${data}`;
}

/** Everything the page does, for a terminal. */
export const controlCalls: Section = {
  id: 'control',
  title: 'Control calls',
  lead: 'All of this page is calls below /_mock, for curl, tests and other tools.',
  async show(into) {
    const { calls } = await control<{ calls: ControlCall[] }>('GET', '');
    const rows = calls.map((call) =>
      element(
        'tr',
        {},
        element('td', {}, element('code', {}, `${call.method} ${call.path}`)),
        element(
          'td',
          {},
          call.summary,
          element('br'),
          element('code', { class: 'quiet' }, curlOf(call)),
        ),
      ),
    );
    into.append(table(['Call', 'What it does'], rows));
  },
};
