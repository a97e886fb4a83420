import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePorts } from '../../scripts/lib/ports.ts';
import { waitForHttp } from '../../scripts/lib/wait-for-http.ts';
import { createWorkshop, run, type Workshop } from './workshop.ts';

/** Milliseconds that a step may take on a busy machine. */
const LIMIT = 120_000;

let workshop: Workshop;
let mock: string;

beforeAll(async () => {
  workshop = await createWorkshop();
  const [port] = await freePorts(1);
  mock = `http://127.0.0.1:${port}`;
  workshop.start('pruva-mock', '--port', String(port), '--quiet');
  if (!(await waitForHttp(mock, LIMIT))) throw new Error('The packed mock does not answer.');
}, 5 * LIMIT);
afterAll(() => workshop?.dispose(), LIMIT);

const packed = (path: string) => join(workshop.folder, 'node_modules/@pruva', path);

describe(
  'a packed command',
  () => {
    it.each(['pruva-mock', 'pruva-conformance', 'pruva-contract-diff'])(
      '%s says in a sentence that Node is too old',
      async (name) => {
        const { exitCode, stdout, stderr } = await workshop.onNode('20.20.2', name, '--help');
        expect(stderr).toMatch(
          new RegExp(`^${name} needs Node \\d+ or newer; .* is Node 20\\.20\\.2\\.`, 'u'),
        );
        expect(stdout).toBe('');
        expect(exitCode).toBe(2);
      },
    );
  },
  LIMIT,
);

describe(
  'the packed mock',
  () => {
    it('answers by the packed contract, and serves its pages', async () => {
      const boat = await fetch(`${mock}/api/boats/1`);
      expect(await boat.json()).toMatchObject({ id: 1, name: 'Gülşah' });
      for (const page of ['/_mock', '/_mock/page/main.js', '/_mock/docs/policy.html']) {
        const { status } = await fetch(`${mock}${page}`, { headers: { accept: 'text/html' } });
        expect(status, page).toBe(200);
      }
    });

    it('says how it is started', async () => {
      const { exitCode, stdout } = await workshop.command('pruva-mock', '--help');
      expect(exitCode).toBe(0);
      expect(stdout).toContain('Usage: pruva-mock');
    });
  },
  LIMIT,
);

describe(
  'the packed conformance check',
  () => {
    const check = (...args: string[]) => {
      const auth = ['--auth', resolve('tests/conformance/mock-auth.json')];
      const without = ['--no-oracle', ...args];
      return workshop.command('pruva-conformance', '--server', mock, ...auth, ...without);
    };

    it('finds nothing in one area of the mock, nor in a journey', async () => {
      const { exitCode, stdout } = await check('--only', 'Content,content');
      expect(stdout.trimEnd().split('\n').at(-1)).toBe('Conformant: no findings.');
      expect(exitCode).toBe(0);
    });

    it('finds what is broken', async () => {
      const body = JSON.stringify({ operation: 'getHealth', status: 500 });
      await fetch(`${mock}/_mock/faults`, { method: 'POST', body });
      const { exitCode, stdout } = await check('--only', 'Health');
      expect(stdout).toContain('GET /health');
      expect(exitCode).toBe(1);
    });
  },
  LIMIT,
);

describe(
  'the packed conformance check in CI',
  () => {
    const auth = resolve('tests/conformance/mock-auth.json');
    const compare = (...args: string[]) =>
      workshop.command(
        ...(['pruva-conformance', '--server', mock, '--auth', auth, '--only', 'Health'] as const),
        ...args,
      );
    const check = (...args: string[]) => compare('--no-oracle', ...args);
    const fault = (method: 'POST' | 'DELETE') =>
      fetch(`${mock}/_mock/faults`, {
        method,
        ...(method === 'POST' && {
          body: JSON.stringify({ operation: 'getHealth', status: 500 }),
        }),
      });
    const lastLine = (text: string) => text.trimEnd().split('\n').at(-1);
    const inFolder = (name: string) => join(workshop.folder, name);

    it('exits 0 on every push of a service that conforms', async () => {
      await fault('DELETE');
      const { exitCode, stdout, stderr } = await compare('--quick', '--seed', '7');
      expect(lastLine(stdout), stderr).toBe('Conformant: no findings.');
      // Sequences are compared with the packed mock that stands beside it.
      expect(stdout).toContain('against the mock');
      expect(exitCode).toBe(0);
    });

    it('exits 1 with what is new, annotated for GitHub, and writes every report', async () => {
      await fault('POST');
      const kinds = ['junit', 'html', 'json', 'markdown'];
      const reports = kinds.flatMap((kind) => [`--${kind}`, inFolder(`r.${kind}`)]);
      const { exitCode, stdout } = await check('--github', ...reports);
      expect(stdout).toMatch(/^::error title=/u);
      expect(readFileSync(inFolder('r.junit'), 'utf8')).toContain('<testsuites');
      expect(readFileSync(inFolder('r.markdown'), 'utf8')).toContain('Not conformant');
      expect(exitCode).toBe(1);
    });

    it('exits 0 with what is known, to its last day, and with what the baseline has', async () => {
      await fault('POST');
      const { stdout } = await check('--write-baseline', inFolder('baseline.json'));
      const lines = [...stdout.matchAll(/- \{ finding: .*\}/gu)].map(([line]) => line);
      const known = lines.join('\n').replaceAll('""', '"release 12"');
      const file = workshop.write('known.yaml', known);
      const accepted = await check('--known', file);
      expect(accepted.stdout).toContain('release 12');
      expect(accepted.exitCode, accepted.stdout).toBe(0);
      workshop.write('known.yaml', known.replaceAll(/until: [\d-]+/gu, 'until: 2020-01-31'));
      expect((await check('--known', file)).exitCode).toBe(1);
      const held = await check('--baseline', inFolder('baseline.json'));
      expect(lastLine(held.stdout)).toContain('of the baseline');
      expect(held.exitCode).toBe(0);
    });

    it('tells what of the baseline is gone, and takes it out', async () => {
      await fault('DELETE');
      const baseline = ['--baseline', '--write-baseline'].flatMap((option) => [
        option,
        inFolder('baseline.json'),
      ]);
      const { exitCode, stdout } = await check(...baseline);
      expect(stdout).toContain('Gone since the baseline');
      expect(readFileSync(inFolder('baseline.json'), 'utf8')).not.toContain('getHealth');
      expect(exitCode).toBe(0);
    });

    it.each([
      ['time is up', ['--max-time', '0.001'], '--max-time ended the run'],
      ['a file of known findings is missing', ['--known', 'nowhere.yaml'], 'nowhere.yaml'],
      ['a baseline is missing', ['--baseline', 'nowhere.json'], '--write-baseline nowhere.json'],
      ['nothing is selected', ['--only', 'Helth', '--skip', 'Health'], 'names no operation'],
      ['an option is unknown', ['--quickly'], 'Unknown option'],
    ])('exits 2 when %s', async (_, args, reason) => {
      const { exitCode, stdout, stderr } = await check(...args);
      expect(`${stdout}${stderr}`).toContain(reason);
      expect(stderr).not.toMatch(/^ +at /mu);
      expect(exitCode).toBe(2);
    });

    it('exits 2 when nothing answers', async () => {
      const { exitCode, stderr } = await check('--server', 'http://127.0.0.1:9');
      expect(stderr).toContain('ECONNREFUSED');
      expect(exitCode).toBe(2);
    });
  },
  LIMIT,
);

describe(
  'the packed contract diff',
  () => {
    it('tells a change that breaks from none', async () => {
      const base = packed('contract/dist/generated/openapi.json');
      const { paths, ...rest } = JSON.parse(readFileSync(base, 'utf8'));
      delete paths['/boats/{id}'].get;
      workshop.write('openapi.json', JSON.stringify({ ...rest, paths }));
      const broken = await workshop.command('pruva-contract-diff', '--base', base);
      expect(broken.stdout).toContain('GET /boats/{id}');
      expect(broken.exitCode).toBe(1);
      const none = await workshop.command(
        'pruva-contract-diff',
        '--base',
        base,
        '--revision',
        base,
      );
      expect(none.exitCode).toBe(0);
    });
  },
  LIMIT,
);

describe(
  'the packed contract',
  () => {
    const PROGRAM = `
    import { createClient, type components } from '@pruva/contract';
    import { boatTypeValues } from '@pruva/contract/enums';

    const client = createClient({ baseUrl: process.argv[2] ?? '' });
    const { data } = await client.GET('/boats/{id}', { params: { path: { id: 1 } } });
    const boat: components['schemas']['Boat'] | undefined = data;
    console.log(boat?.name, boat && boatTypeValues.includes(boat.type));
  `;
    const compile = (file: string) => {
      const compiler = resolve('node_modules/@typescript/native/bin/tsc');
      const options = ['--strict', '--noEmit', '--target', 'es2022', '--module', 'nodenext'];
      // The program is given Node's process and nothing else of Node.
      workshop.write('node.d.ts', 'declare const process: { argv: string[] };');
      return run(process.execPath, [compiler, ...options, 'node.d.ts', file], workshop.folder);
    };

    it('types a program that calls the mock', async () => {
      const file = workshop.write('program.ts', PROGRAM);
      const { exitCode, stdout } = await compile(file);
      expect(stdout).toBe('');
      expect(exitCode).toBe(0);
      const called = await run(process.execPath, [file, `${mock}/api`], workshop.folder);
      expect(called.stdout.trim(), called.stderr).toBe('Gülşah true');
    });

    it('does not type a path that the contract does not have', async () => {
      const file = workshop.write('wrong.ts', PROGRAM.replace('/boats/{id}', '/ships/{id}'));
      expect((await compile(file)).stdout).toContain('/ships/{id}');
    });
  },
  LIMIT,
);
