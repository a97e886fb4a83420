import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CannotGenerate } from '../../../../scripts/codegen/openapi-generator/cannot-generate.ts';
import { run, Skipped } from '../../../../scripts/codegen/openapi-generator/tools.ts';
import { generateServer } from '../../../../scripts/codegen/server/generate.ts';

/** Where the service stands, and what it needs is kept: git ignores `build/`. */
export const SERVICE = 'tests/conformance/service';
const KEPT = 'build/conformance-service';
const STUBS = join(KEPT, 'stubs');
const VENV = join(KEPT, 'venv');

/** The oldest Python that the service is written for. */
const PYTHON = [3, 11] as const;

/** How the service is started. */
export interface Installed {
  python: string;
  /** What Python has to know: where the service, its faults and the generated stubs are. */
  environment: Record<string, string>;
}

/**
 * Generates the stubs and installs what the service is made of, each only when it changed since the last
 * time. Says what it does through `say`. Throws Skipped when this machine lacks what that takes.
 */
export async function prepare(say: (line: string) => void): Promise<Installed> {
  const python = await findPython();
  mkdirSync(KEPT, { recursive: true });
  await onceFor(
    join(KEPT, 'stubs.sha256'),
    ['generated/openapi.json', ...generators()],
    async () => {
      say('Generating the stubs from the contract …');
      await generateStubs();
    },
  );
  const requirements = join(SERVICE, 'requirements.txt');
  await onceFor(join(KEPT, 'venv.sha256'), [requirements], async () => {
    say('Installing what the service is made of …');
    await run({ program: python, arguments: ['-m', 'venv', '--clear', VENV], folder: '.' });
    const install = ['-m', 'pip', 'install', '-q', '--disable-pip-version-check'];
    await run({ program: venvPython(), arguments: [...install, '-r', requirements], folder: '.' });
  });
  const path = [SERVICE, join(STUBS, 'src')].map((folder) => join(process.cwd(), folder));
  return { python: venvPython(), environment: { PYTHONPATH: path.join(separator()) } };
}

const isWindows = process.platform === 'win32';
const separator = () => (isWindows ? ';' : ':');
const venvPython = () => join(process.cwd(), VENV, isWindows ? 'Scripts/python.exe' : 'bin/python');

/** Everything that decides what the generator writes. */
function generators(): string[] {
  const folder = 'scripts/codegen/server';
  const templates = join(folder, 'templates/python-fastapi');
  const texts = readdirSync(templates).map((name) => join(templates, name));
  return [
    ...texts,
    join(folder, 'targets.ts'),
    join(folder, 'workarounds.ts'),
    'openapitools.json',
  ];
}

async function generateStubs(): Promise<void> {
  try {
    const { missing } = await generateServer('python-fastapi', STUBS);
    if (missing.length > 0) throw new Error(`The stubs offer no ${missing.join(', ')}.`);
  } catch (error) {
    if (!(error instanceof CannotGenerate)) throw error;
    throw new Skipped(`the stubs cannot be generated: ${error.message}`, { cause: error });
  }
}

/** Does the work unless the files are those that the mark was left for. */
async function onceFor(mark: string, files: string[], work: () => Promise<void>): Promise<void> {
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(file));
  const now = hash.digest('hex');
  if (existsSync(mark) && readFileSync(mark, 'utf8') === now) return;
  writeFileSync(mark, '');
  await work();
  writeFileSync(mark, now);
}

/** The Python on PATH that the service can be run with; throws Skipped when there is none. */
export async function findPython(): Promise<string> {
  const wanted = PYTHON.join('.');
  for (const program of ['python3', 'python']) {
    const version = await run({ program, arguments: ['--version'], folder: '.' }).catch(() => '');
    const [major = 0, minor = 0] = version
      .replace(/^Python /u, '')
      .split('.')
      .map(Number);
    if (major === PYTHON[0] && minor >= PYTHON[1]) return program;
  }
  throw new Skipped(`there is no Python ${wanted} or newer on PATH (python3 --version).`);
}
