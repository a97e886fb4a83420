import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'pruva-reload-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('reloads an entry with what it imports', () => {
  writeFileSync(
    join(folder, 'entry.ts'),
    "import { told } from './deep.ts';\nexport const says = (): string => told;\n",
  );
  // In a process of its own: vitest loads modules its own way.
  const script = `
    import { writeFileSync } from 'node:fs';
    import { createReloader } from ${JSON.stringify(resolve('mocks/server/reload/reload.ts'))};
    const reload = createReloader(${JSON.stringify(folder)}, 'entry.ts');
    for (const told of ['once', 'twice', 'thrice']) {
      writeFileSync(${JSON.stringify(join(folder, 'deep.ts'))}, \`export const told = '\${told}';\`);
      console.log((await reload()).says());
    }`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
  });
  expect(stdout, stderr).toBe('once\ntwice\nthrice\n');
});
