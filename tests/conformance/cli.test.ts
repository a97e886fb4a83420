import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadContract } from '../../scripts/conformance/contract/contract.ts';
import { refusal } from './corpus/change.ts';
import {
  type Answer,
  answer,
  type Backend,
  type Call,
  fieldsOf,
  withJson,
} from './corpus/message.ts';
import { type Listener, startProxy } from './corpus/proxy.ts';

const contract = loadContract('generated/openapi.json');
const folder = mkdtempSync(join(tmpdir(), 'conformance-'));
const file = (name: string) => join(folder, name);

const HEALTH = { status: 'UP', version: '1', time: '2026-11-20T07:10:00Z' };
const ADMINISTRATOR = { id: 101, userId: 1, email: 'a@b.example', username: 'a', role: 'ADMIN' };

/** Nothing is asked for by a name that the contract does not have. */
function unknownName(search: string): Answer {
  const refused = refusal(400);
  const errors = [...new URLSearchParams(search).keys()].map((name) => ({
    field: `query.${name}`,
    message: 'There is no such name.',
  }));
  return withJson(refused, { ...fieldsOf(refused), errors });
}

/** A service that tells its health, knows one account, and refuses all else as the contract says. */
async function smallService({ operationId, method, headers, path, search }: Call): Promise<Answer> {
  if (operationId === 'getHealth') return search === '' ? answer(200, HEALTH) : unknownName(search);
  if (path.startsWith('/nowhere')) return refusal(404);
  if (path === '/health') return refusal(405);
  if (headers.authorization !== 'Bearer good.token') return refusal(401);
  return path === '/auth/account' && method === 'GET' ? answer(200, ADMINISTRATOR) : refusal(405);
}

const listeners: Listener[] = [];
let service = '';
let sick = '';
beforeAll(async () => {
  const good = await startProxy(contract, smallService);
  const bad = await startProxy(contract, async (call) =>
    call.operationId === 'getHealth' && call.search === ''
      ? answer(200, { ...HEALTH, status: 'FINE' })
      : smallService(call),
  );
  listeners.push(good, bad);
  service = good.url;
  sick = bad.url;
  writeFileSync(file('auth.json'), '{"ADMIN": {"token": "good.token"}}');
  writeFileSync(file('refused.json'), '{"ADMIN": {"token": "bad.token"}}');
  writeFileSync(file('wrong.json'), '{"ADMIN": {"username": "selin", "password": "no"}}');
  writeFileSync(file('broken.json'), '{"rounds": [');
  writeFileSync(file('odd-token.json'), '{"ADMIN": {"token": "good.token\\n"}}');
  writeFileSync(
    file('known-typo.yaml'),
    '- { finding: { rule: effect, operationId: creatBoat }, reason: later, until: 2027-01-31 }',
  );
  writeFileSync(file('odd.json'), '{"ADMIN": {"name": "selin"}}');
});
afterAll(async () => {
  for (const listener of listeners) await listener.close();
  rmSync(folder, { recursive: true });
});

interface Ended {
  exitCode: number;
  stdout: string;
  stderr: string;
}

const run = (...args: string[]) => runIn({}, ...args);

function runIn(environment: Record<string, string>, ...args: string[]): Promise<Ended> {
  const env = { ...process.env, GITHUB_ACTIONS: '', ...environment };
  const all = ['scripts/contract/conformance.ts', ...args];
  return new Promise((resolve) => {
    execFile(process.execPath, all, { env }, (error, stdout, stderr) => {
      resolve({ exitCode: typeof error?.code === 'number' ? error.code : 0, stdout, stderr });
    });
  });
}

/** Checks a service that answers so. */
async function serving(backend: Backend, ...args: string[]): Promise<Ended> {
  const listener = await startProxy(contract, backend);
  try {
    return await run('--server', listener.url, ...args);
  } finally {
    await listener.close();
  }
}

const asked = ['--only', 'getHealth', '--auth', file('auth.json')];
const health = [...asked, '--no-oracle'];

describe('the command', () => {
  it('exits 0 when what is asked for conforms, and says so in the last line', async () => {
    const { exitCode, stdout, stderr } = await run('--server', service, ...health);
    expect(stdout.trimEnd().split('\n').at(-1)).toBe('Conformant: no findings.');
    expect(stderr).toContain('sweep 100 % (1 of 1)');
    expect(exitCode).toBe(0);
  });

  it('accuses nobody of what was not asked for, which is then not compared', async () => {
    const { exitCode, stdout } = await run('--server', service, ...asked);
    expect(stdout).toContain('registerAccount');
    expect(stdout.trimEnd().split('\n').at(-1)).toBe('Conformant: no findings.');
    expect(exitCode).toBe(0);
  });

  it('exits 1 with findings, and writes every report', async () => {
    const outputs = ['json', 'junit', 'html'].flatMap((kind) => [`--${kind}`, file(`r.${kind}`)]);
    const { exitCode, stdout } = await run('--server', sick, ...health, ...outputs);
    expect(exitCode).toBe(1);
    expect(stdout).toContain('response-schema  GET /health  getHealth');
    const report = JSON.parse(readFileSync(file('r.json'), 'utf8'));
    expect(report.verdict.exitCode).toBe(1);
    expect(report.complete).toBe(false);
    expect(readFileSync(file('r.junit'), 'utf8')).toContain('GET /health response-schema');
    expect(readFileSync(file('r.html'), 'utf8')).toContain('response-schema');
  });

  it.each([
    ['the server is down', ['--server', 'http://127.0.0.1:9', ...health], 'ECONNREFUSED'],
    ['there is no contract behind the address', ['--server', 'SERVICE/nowhere'], 'answered 404'],
    [
      'a token is refused',
      ['--server', 'SERVICE', '--auth', file('refused.json')],
      'the token was refused',
    ],
    [
      'a password is refused, whose user name is told',
      ['--server', 'SERVICE', '--auth', file('wrong.json')],
      'answered 401 for the user name selin',
    ],
    [
      'the credentials cannot be read',
      ['--server', 'SERVICE', '--auth', file('odd.json')],
      'needs either',
    ],
    [
      'a token is none that can be sent',
      ['--server', 'SERVICE', '--auth', file('odd-token.json')],
      'a line break in it',
    ],
    [
      'a sequence to play again is none',
      ['--server', 'SERVICE', ...asked, '--replay', 'garbage'],
      '--replay takes what stands behind',
    ],
    [
      'a sequence to play again is of no operation',
      ['--server', 'SERVICE', ...asked, '--replay', 'write:getBoot:example'],
      'no operation getBoot',
    ],
    [
      'a case to play again is not there',
      ['--server', 'SERVICE', ...asked, '--replay', 'write:createBoat:no-such-case'],
      'no-such-case',
    ],
    [
      'a known finding is of no operation',
      ['--server', 'SERVICE', ...health, '--known', file('known-typo.yaml')],
      'entry 1: the contract has no operation creatBoat. Did you mean createBoat?',
    ],
    [
      'the state of a run cannot be read',
      ['--server', 'SERVICE', ...health, '--minutes', '1', '--resume', file('broken.json')],
      'cannot be read',
    ],
    [
      'the credentials are not there',
      ['--server', 'SERVICE', '--auth', file('none.json')],
      'no such file',
    ],
    [
      'time is up before the checks',
      ['--server', 'SERVICE', ...health, '--max-time', '0.001'],
      '--max-time ended the run',
    ],
    [
      'there is no time to begin',
      ['--server', 'SERVICE', '--quick', '--minutes', '1'],
      'exclude each other',
    ],
    ['there is nothing to go on with', ['--server', 'SERVICE', '--resume', file('s')], '--minutes'],
    ['nothing is selected', ['--server', 'SERVICE', '--only', 'getHealht'], 'names no operation'],
    [
      'a role nobody can sign in as is needed',
      ['--server', 'SERVICE', '--only', 'getCaptainProfile', ...health.slice(2)],
      'no credentials',
    ],
    [
      'there is no folder of workflows',
      ['--server', 'SERVICE', '--workflows', file('none')],
      'workflows cannot be read',
    ],
    [
      'the folder holds no workflow',
      ['--server', 'SERVICE', '--workflows', folder],
      'holds no *.arazzo.yaml',
    ],
    [
      'the contract is none',
      ['--server', 'SERVICE', '--contract', file('auth.json')],
      'no OpenAPI document',
    ],
    [
      'an option is unknown',
      ['--servers', 'SERVICE'],
      "Unknown option '--servers'. Run with --help",
    ],
    [
      'a report cannot be written',
      ['--server', 'SERVICE', ...health, '--html', folder],
      'cannot be written',
    ],
  ])('exits 2 when %s, and says it once', async (_, args, reason) => {
    const { exitCode, stdout, stderr } = await run(
      ...args.map((each) => each.replace('SERVICE', service)),
    );
    expect(`${stdout}${stderr}`).toContain(reason);
    expect(stderr).not.toMatch(/^ +at /mu);
    const [, cause] = /\(([^()]+)\)\.?\n$/u.exec(stderr) ?? [];
    expect(cause === undefined ? 1 : stderr.split(cause).length - 1, stderr).toBe(1);
    expect(exitCode).toBe(2);
  });

  it('tells a report that cannot be written before the first request', async () => {
    const outputs = ['--junit', file('never.xml'), '--json', folder];
    const { exitCode, stderr } = await run('--server', 'http://127.0.0.1:9', ...outputs);
    expect(stderr).toContain('cannot be written');
    expect(existsSync(file('never.xml'))).toBe(false);
    expect(exitCode).toBe(2);
  });
});

describe('findings that are accepted', () => {
  const ID = /"id":"[\da-f]{12}"/u;
  const check = (...args: string[]) => run('--server', sick, ...health, ...args);
  const known = (content: string) => {
    writeFileSync(file('known.yaml'), content);
    return check('--known', file('known.yaml'));
  };

  it('are known by the line that the report prints, to their last day', async () => {
    const { stdout } = await check();
    const [line = ''] = /- \{ finding: .*\}/u.exec(stdout) ?? [];
    const reasoned = line.replace('""', '"release 12"');
    const accepted = await known(reasoned);
    expect(accepted.stdout).toMatch(/known until [\d-]+: release 12/u);
    expect(accepted.stdout.trimEnd().split('\n').at(-1)).toBe(
      'Conformant: no new findings (1 known).',
    );
    expect(accepted.exitCode).toBe(0);
    const expired = await known(reasoned.replace(/until: [\d-]+/u, 'until: 2020-01-31'));
    expect(expired.stdout).toContain('expired on 2020-01-31: it fails again');
    expect(expired.exitCode).toBe(1);
  });

  it('have the same ids with another seed', async () => {
    const [one, other] = ['1', '7'].map(async (seed) => {
      const { stdout } = await check('--seed', seed);
      return /finding: "([\da-f]{12})"/u.exec(stdout)?.[1];
    });
    expect(await one).toMatch(/^[\da-f]{12}$/u);
    expect(await other).toBe(await one);
  });

  it.each([
    ['- { finding: "0f3c5a9b1d2e", reason: "", until: 2027-01-31 }', 'entry 1: reason is empty'],
    ['- { finding: "0f3c5a9b1d2e", until: 2027-01-31 }', 'entry 1: reason is missing'],
    ['- { finding: "0f3c5a9b1d2e", reason: later, until: 31.1.2027 }', 'until is to be a day'],
    [
      '- { finding: { rule: sort }, reason: later, until: 2027-01-31 }',
      'an operationId or a place',
    ],
    ['- { finding: boats, reason: later, until: 2027-01-31 }', 'neither an id nor a rule'],
    ['known: all', 'It is no list'],
    ['- { finding: [', 'cannot be read'],
  ])('are not by %s', async (content, reason) => {
    const { exitCode, stderr } = await known(content);
    expect(stderr).toContain(reason);
    expect(exitCode).toBe(2);
  });

  it('are those of a baseline, which tells what is gone', async () => {
    const baseline = file('baseline.json');
    const missing = await check('--baseline', baseline);
    expect(missing.stderr).toContain(`--write-baseline ${baseline}`);
    expect(missing.exitCode).toBe(2);
    const written = await check('--write-baseline', baseline);
    expect(written.exitCode).toBe(1);
    expect(readFileSync(baseline, 'utf8')).toMatch(ID);
    const held = await check('--baseline', baseline, '--write-baseline', baseline);
    expect(held.stdout).toContain('no new findings (1 of the baseline)');
    expect(held.exitCode).toBe(0);
    const mended = await run(
      ...['--server', service, ...health],
      ...['--baseline', baseline, '--write-baseline', baseline],
    );
    expect(mended.stdout).toContain('Gone since the baseline: response-schema getHealth');
    expect(readFileSync(baseline, 'utf8')).not.toMatch(ID);
  });

  it('are annotated for GitHub Actions, with a summary of the step', async () => {
    const environment = { GITHUB_ACTIONS: 'true', GITHUB_STEP_SUMMARY: file('summary.md') };
    const { stdout } = await runIn(environment, '--server', sick, ...health);
    expect(stdout).toMatch(/^::error title=response-schema GET \/health::/u);
    expect(readFileSync(file('summary.md'), 'utf8')).toContain('## Conformance: Not conformant');
  });
});

describe('a service that is none', () => {
  const check = (answered: Answer, ...args: string[]) =>
    serving(async () => answered, ...args, '--auth', file('auth.json'));
  const page = { status: 200, headers: { 'content-type': 'text/html' }, body: Buffer.from('<p>') };

  it.each([
    ['has one page for every address', page, 'answered 200 with a page (text/html)'],
    [
      'leads elsewhere',
      { ...page, status: 302, headers: { location: '/sign-in' } },
      'answered 302, a redirect to /sign-in',
    ],
    ['lets nothing through', { ...page, status: 429, headers: { 'retry-after': '3600' } }, '429'],
  ])('and %s is told before anything is checked', async (_, answered, reason) => {
    const { exitCode, stdout, stderr } = await check(answered);
    expect(stderr).toContain(reason);
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect(stdout).toBe('');
    expect(exitCode).toBe(2);
  });
});

describe('a limit of requests', () => {
  /** A service that lets so many requests through. */
  const limited = (after: number, told: string) => {
    let calls = 0;
    return async (call: Call) => {
      calls += 1;
      if (calls <= after) return smallService(call);
      return { ...answer(429, { message: 'slow down' }), headers: { 'retry-after': told } };
    };
  };

  it.each([
    ['is told for an hour', '3600'],
    ['never ends', '1'],
  ])('that %s ends the run, which proves nothing', async (_, told) => {
    const { exitCode, stdout } = await serving(limited(6, told), ...health);
    const last = stdout.trimEnd().split('\n').at(-1);
    expect(last).toMatch(/^Not proved: the limit of requests stays: 429 to \d+ requests in a row/u);
    expect(last).toContain('--rate');
    expect(exitCode).toBe(2);
  });
});

describe('the time', () => {
  const alone = ['--no-journeys'];

  it('of --quick leaves out what does not fit, and exits 0 without findings', async () => {
    const { exitCode, stdout } = await run('--server', service, ...health, ...alone, '--quick');
    expect(stdout.trimEnd().split('\n').at(-1)).toBe('Conformant: no findings.');
    expect(exitCode).toBe(0);
  });

  it('of --quick that is up before much was looked at proves nothing', async () => {
    const slow: Backend = async (call) => {
      await new Promise((resolve) =>
        setTimeout(resolve, call.operationId === 'getHealth' ? 0 : 900),
      );
      return smallService(call);
    };
    const args = ['--auth', file('auth.json'), '--quick', '--max-time', '14', '--no-oracle'];
    const { exitCode, stdout, stderr } = await serving(slow, ...args);
    expect(stdout.trimEnd().split('\n').at(-1)).toMatch(/^Not proved|^Not conformant/u);
    expect(stderr).not.toContain('100 %');
    expect(exitCode).not.toBe(0);
  });

  it('of --minutes is for rounds with further seeds, and --resume goes on with them', async () => {
    const state = ['--resume', file('state.json'), '--minutes', '0.02'];
    const first = await run('--server', sick, ...health, ...alone, ...state);
    expect(first.stderr).toContain('sweep, seed 1: 1 new finding in');
    expect(first.exitCode).toBe(1);
    const { rounds } = JSON.parse(readFileSync(file('state.json'), 'utf8'));
    const next = await run('--server', sick, ...health, ...alone, ...state);
    expect(next.stderr).toContain(`sweep, seed ${rounds.length + 1}: 0 new findings in`);
    expect(next.stdout).toContain('rounds: sweep with seed 1, 2');
    const other = await run('--server', service, ...health, ...alone, ...state);
    expect(other.stderr).toContain('is of another run');
    expect(other.exitCode).toBe(2);
  });
});
