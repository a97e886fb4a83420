import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { TARGETS } from './targets.ts';

function run(script: string, arguments_: string[], environment: NodeJS.ProcessEnv = process.env) {
  return spawnSync(process.execPath, [script, ...arguments_], {
    encoding: 'utf8',
    env: environment,
  });
}

const NO_JAVA = { ...process.env, PATH: '/nowhere', JAVA_HOME: '' };

describe('npm run generate:server', () => {
  it('names its targets in --help', () => {
    const { status, stdout } = run('scripts/codegen/server.ts', ['--help']);
    expect(status).toBe(0);
    for (const name of Object.keys(TARGETS)) expect(stdout).toContain(name);
  });

  it.each([[[]], [['cobol']], [['spring', 'python-fastapi']], [['spring', '--color']]])(
    'refuses %j as wrong use, and shows the help',
    (arguments_) => {
      const { status, stderr } = run('scripts/codegen/server.ts', arguments_);
      expect(status).toBe(2);
      expect(stderr).toContain('Usage: npm run generate:server');
    },
  );

  it('says that Java is missing, and exits 1', () => {
    const { status, stderr } = run('scripts/codegen/server.ts', ['spring'], NO_JAVA);
    expect(status).toBe(1);
    expect(stderr).toMatch(/^Java is missing: there is none on PATH\./);
    expect(stderr).toContain('https://adoptium.net');
  });
});

describe('npm run test:server-stubs', () => {
  it('says that it was skipped and why, and exits 0; 1 when it is required', () => {
    const skipped = run('scripts/codegen/test-server-stubs.ts', [], NO_JAVA);
    expect(skipped.stdout).toMatch(/^Skipped: Java is missing/);
    expect(skipped.status).toBe(0);
    expect(run('scripts/codegen/test-server-stubs.ts', ['--required'], NO_JAVA).status).toBe(1);
  });
});
