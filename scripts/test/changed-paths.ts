import { spawnSync } from 'node:child_process';

/** Where a branch is compared with unless told otherwise. */
const MAIN = ['main', 'origin/main'];

function git(...args: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

/**
 * The commit to compare with: where this branch has left `revision`, or the main branch when it is
 * empty. Undefined when there is no such revision.
 */
export function baseOf(revision: string): string | undefined {
  for (const name of revision === '' ? MAIN : [revision]) {
    const base = git('merge-base', name, 'HEAD');
    if (base) return base;
  }
  return undefined;
}

/** Every path that differs from the commit, committed or not, with new files that git does not know yet. */
export function changedPaths(base: string): string[] {
  // Both names of a file that was moved: whoever reads the old one is broken too.
  const changed = git('diff', '--name-only', '--no-renames', base, '--') ?? '';
  const untracked = git('ls-files', '--others', '--exclude-standard') ?? '';
  return [...new Set(`${changed}\n${untracked}`.split('\n'))].filter((path) => path !== '').sort();
}
