import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { JsonObject } from '../../scripts/contract-diff/lib/json.ts';
import { type Edit, pairOf } from './corpus.ts';

const COMMAND = fileURLToPath(new URL('../../scripts/contract/diff.ts', import.meta.url));

interface Run {
  exitCode: number;
  stdout: string;
  stderr: string;
}

/** A folder of its own with the command to run in it. */
export interface Workshop {
  folder: string;
  write: (name: string, content: string | JsonObject) => void;
  run: (...args: string[]) => Promise<Run>;
  git: (...args: string[]) => string;
  /** A folder within it, with the command to run in there. */
  in: (name: string) => Pick<Workshop, 'run' | 'git'>;
  dispose: () => void;
}

export function createWorkshop(): Workshop {
  const folder = mkdtempSync(join(tmpdir(), 'contract-diff-test-'));
  return {
    folder,
    ...commandsIn(folder),
    in: (name) => commandsIn(join(folder, name)),
    write(name, content) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      const text = typeof content === 'string' ? content : JSON.stringify(content, null, 2);
      writeFileSync(join(folder, name), text);
    },
    dispose: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function commandsIn(folder: string): Pick<Workshop, 'run' | 'git'> {
  return {
    run: (...args) =>
      new Promise((settle) => {
        execFile(process.execPath, [COMMAND, ...args], { cwd: folder }, (error, stdout, stderr) => {
          const exitCode = error === null ? 0 : Number(error.code ?? 127);
          settle({ exitCode, stdout, stderr });
        });
      }),
    git: (...args) =>
      execFileSync(
        'git',
        ['-c', 'user.name=Test', '-c', 'user.email=test@pruva.example', ...args],
        {
          cwd: folder,
          encoding: 'utf8',
        },
      ),
  };
}

/** The corpus' base contract, changed. */
export function contractWith(...edit: Edit[]): JsonObject {
  return pairOf({ theme: '', name: '', edit }).revision.document;
}
