import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { people } from '../../mocks/data/account/people.ts';
import type { RunningMock } from '../../mocks/server/mock.ts';
import { startTestMock } from '../../mocks/testing/client.ts';
import { freePorts } from '../../scripts/lib/ports.ts';
import { waitForHttp } from '../../scripts/lib/wait-for-http.ts';
import { STAGES } from '../../scripts/test/stages.ts';
import { startPrism } from '../contract/prism.ts';

/** Milliseconds that a command may take. */
const COMMAND_TIMEOUT = 60_000;
const readme = readFileSync('README.md', 'utf8');

/** The lines of the README's blocks of one kind, without comments. */
function linesOf(kind: string): string[] {
  return [...readme.matchAll(new RegExp(`\`\`\`${kind}\\n([\\s\\S]*?)\`\`\``, 'g'))]
    .flatMap(([, block]) => (block ?? '').split('\n'))
    .map((line) => line.replace(/\s+#.*$/, '').trim())
    .filter((line) => line !== '');
}

const commands = linesOf('sh');
/** What needs a Java, a network, a service or minutes: proved elsewhere, here only that they are there. */
const demanding = linesOf('console');

/** `npm test` runs this test, and its stages run the commands that have one. */
const stages = new Set(['npm test', ...STAGES.map(({ script }) => `npm run ${script}`)]);
const servers = new Set([
  'npm start',
  'npm run mock -- --port 4010',
  'npm run mock:static -- --port 4010',
]);
const calls = commands.filter((command) => command.startsWith('curl '));
const others = commands.filter(
  (command) => !stages.has(command) && !servers.has(command) && !calls.includes(command),
);

describe('the commands of the README', () => {
  it.each(others)('%s', (command) => {
    const [program = '', ...rest] = command.split(' ');
    // Nothing else ends a command that does not come back: while it runs, this process stands still.
    const { status, stderr, error } = spawnSync(program, rest, {
      encoding: 'utf8',
      timeout: COMMAND_TIMEOUT,
    });
    expect(error).toBeUndefined();
    expect(status, stderr).toBe(0);
  });
});

describe('the commands of the README that need more than this machine', () => {
  it.each(demanding)('%s', (command) => {
    const script = /^npm run ([\w:-]+)/.exec(command)?.[1] ?? '';
    const { status, stdout, stderr } = spawnSync('npm', ['run', '-s', script, '--', '--help'], {
      encoding: 'utf8',
      timeout: COMMAND_TIMEOUT,
    });
    expect(status, stderr).toBe(0);
    expect(stdout).toContain('Usage: npm run');
  });
});

describe('the calls of the README', () => {
  let mock: RunningMock;
  beforeAll(async () => {
    mock = await startTestMock();
  });
  afterAll(() => mock?.close());

  it.each(calls)('%s', async (command) => {
    const url = /http:\S+/.exec(command)?.[0]?.replace('http://127.0.0.1:4010', mock.url) ?? '';
    const [, name, value] = /'([\w-]+): ([^']+)'/.exec(command) ?? [];
    const answer = await fetch(url, { headers: name && value ? { [name]: value } : {} });
    expect(answer.status).toBe(Number(/code=(\d+)/.exec(value ?? '')?.[1] ?? 200));
  });
});

it('names everybody whom the mock knows', () => {
  for (const { username, summary } of people) {
    expect(readme).toContain(`\`${username}\``);
    expect(readme).toContain(summary.en);
  }
});

it('has the version of the contract in its examples', () => {
  const { version } = JSON.parse(readFileSync('generated/openapi.json', 'utf8')).info;
  const examples = [
    /<artifactId>pruva-api<\/artifactId>\s*<version>([^<]+)</g,
    /\.version\("([^"]+)"\)/g,
    /\bversion="([^"]+)"/g,
  ].flatMap((pattern) => [...readme.matchAll(pattern)].map(([, told]) => told));
  // A pom, a service in Java and one in Python.
  expect(examples).toEqual([version, version, version]);
});

describe('npm start', () => {
  it('brings up the mock and the app, and ends both', async () => {
    const [port, mockPort] = await freePorts(2);
    const child = spawn(
      process.execPath,
      ['scripts/start.ts', '--port', `${port}`, '--mock-port', `${mockPort}`],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    const printed = new Promise<string>((resolve, reject) => {
      child.on('exit', (code) => reject(new Error(`npm start ended with ${code}`)));
      let text = '';
      child.stdout.on('data', (chunk: Buffer) => {
        text += chunk.toString();
        if (text.includes('Ctrl-C')) resolve(text);
      });
    });
    const text = await printed;
    expect(text).toContain(`http://127.0.0.1:${port}`);
    expect(text).toContain(`http://127.0.0.1:${mockPort}`);
    const boat = await fetch(`http://127.0.0.1:${port}/api/boats/2`);
    expect(await boat.json()).toMatchObject({ id: 2, name: 'İmbat' });
    const ended = new Promise((resolve) => child.on('exit', resolve));
    child.kill('SIGINT');
    await ended;
    expect(await waitForHttp(`http://127.0.0.1:${port}`, 300)).toBe(false);
    expect(await waitForHttp(`http://127.0.0.1:${mockPort}`, 300)).toBe(false);
  });

  it('says which port is in use and how to choose another', async () => {
    const prism = await startPrism();
    const port = new URL(prism.url).port;
    const { status, stderr } = spawnSync(
      process.execPath,
      ['scripts/start.ts', '--mock-port', port],
      { encoding: 'utf8', timeout: COMMAND_TIMEOUT },
    );
    prism.stop();
    expect(status).toBe(2);
    expect(stderr).toContain(`Port ${port} is in use`);
    expect(stderr).toContain('--mock-port');
  });
});

describe('the links of the README', () => {
  const links = [...readme.matchAll(/\]\((?!https?:)([^)]+)\)/g)].map(([, link]) => link ?? '');
  it.each(links)('%s', (link) => {
    expect(existsSync(link)).toBe(true);
  });
});
