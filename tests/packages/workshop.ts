import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const PACKAGES = ['openapi', 'mocks', 'scripts/conformance', 'scripts/contract-diff'];

interface Run {
  exitCode: number;
  stdout: string;
  stderr: string;
}

/** Runs a program to its end, whatever its exit code. */
export function run(program: string, args: string[], cwd: string): Promise<Run> {
  return new Promise((settle) => {
    execFile(program, args, { cwd, maxBuffer: 2 ** 26 }, (error, stdout, stderr) => {
      const exitCode = error === null ? 0 : typeof error.code === 'number' ? error.code : 127;
      settle({ exitCode, stdout, stderr });
    });
  });
}

async function npm(args: string[], cwd: string): Promise<void> {
  const { exitCode, stdout, stderr } = await run('npm', args, cwd);
  if (exitCode !== 0) throw new Error(`npm ${args.join(' ')} failed:\n${stdout}${stderr}`);
}

/** A folder with nothing but the packed packages, and what they ask the registry for. */
export interface Workshop {
  folder: string;
  write(name: string, content: string): string;
  /** Runs the command of a package. */
  command(name: string, ...args: string[]): Promise<Run>;
  /** Runs the command of a package on a Node that says it is of that version. */
  onNode(version: string, name: string, ...args: string[]): Promise<Run>;
  /** Starts the command of a package; it ends with the workshop. */
  start(name: string, ...args: string[]): ChildProcess;
  dispose(): void;
}

/** Packs the packages and installs them in an empty folder. Throws with npm's words when either fails. */
export async function createWorkshop(): Promise<Workshop> {
  const folder = mkdtempSync(join(tmpdir(), 'pruva-packages-'));
  const tarballs = join(folder, 'tarballs');
  const started: ChildProcess[] = [];
  const commandPath = (name: string) => join(folder, 'node_modules/.bin', name);
  const workshop: Workshop = {
    folder,
    write(name, content) {
      writeFileSync(join(folder, name), content);
      return join(folder, name);
    },
    command: (name, ...args) => run(process.execPath, [commandPath(name), ...args], folder),
    onNode(version, name, ...args) {
      const versions = `{ value: { ...process.versions, node: '${version}' } }`;
      const pretend = `data:text/javascript,Object.defineProperty(process, 'versions', ${versions})`;
      return run(process.execPath, ['--import', pretend, commandPath(name), ...args], folder);
    },
    start(name, ...args) {
      const child = spawn(process.execPath, [commandPath(name), ...args], {
        cwd: folder,
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      started.push(child);
      return child;
    },
    dispose() {
      for (const child of started) child.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  mkdirSync(tarballs);
  for (const place of PACKAGES)
    await npm(['pack', '--silent', '--pack-destination', tarballs], resolve(place));
  workshop.write('package.json', '{ "name": "team", "private": true, "type": "module" }');
  const files = readdirSync(tarballs).map((file) => join(tarballs, file));
  await npm(['install', '--prefer-offline', '--no-audit', '--no-fund', ...files], folder);
  return workshop;
}
