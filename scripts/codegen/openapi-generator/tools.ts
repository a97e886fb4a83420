import { spawn, spawnSync } from 'node:child_process';

/** Why something could not be checked on this machine. */
export class Skipped extends Error {}

/** What package managers say when what a build depends on is neither here nor to be had. */
const REGISTRY_UNREACHABLE =
  /Could not transfer|Non-resolvable|Could not resolve|Unknown host|offline mode|No matching distribution|no such host|dial tcp|Temporary failure in name resolution/;

/** Whether a program is on PATH. */
export function isOnPath(program: string): boolean {
  const { error } = spawnSync(program, ['--version'], { shell: process.platform === 'win32' });
  return error === undefined;
}

export interface Command {
  program: string;
  arguments: string[];
  /** The folder it runs in. */
  folder: string;
  /** Added to this process's own. */
  environment?: Record<string, string>;
}

/**
 * What a command printed, once it ends well. Rejects with Skipped when it could not reach a registry, and
 * with an Error that holds the end of what it said when it fails.
 */
export function run(command: Command): Promise<string> {
  const { program, folder, environment } = command;
  const child = spawn(program, command.arguments, {
    cwd: folder,
    env: { ...process.env, ...environment },
    shell: process.platform === 'win32',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  let said = '';
  child.stdout.on('data', (text) => {
    printed += text;
  });
  child.stderr.on('data', (text) => {
    said += text;
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (status) => {
      if (status === 0) return resolve(printed);
      const all = `${printed}${said}`.trim();
      if (REGISTRY_UNREACHABLE.test(all)) {
        return reject(new Skipped(`${program} cannot reach what the build depends on`));
      }
      reject(new Error(all.split('\n').slice(-30).join('\n')));
    });
  });
}
