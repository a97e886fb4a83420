import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { CannotGenerate } from './cannot-generate.ts';
import { generateServer } from './generate.ts';
import { generatorJar } from './jar.ts';
import { findJava } from './java.ts';
import { TARGETS } from './targets.ts';

/** Why something could not be checked on this machine. */
export class Skipped extends Error {}

/** What the Spring output is written for. */
const SPRING_JAVA = 17;

/** What Maven says when what the build depends on is neither here nor to be had. */
const OUT_OF_REACH =
  /Could not transfer|Non-resolvable|Could not resolve|Unknown host|offline mode/;

/**
 * Generates every target and compiles it, and says a line of each through `say`. Throws Skipped when
 * this machine lacks what that takes, CannotGenerate when an operation is missing or nothing compiles.
 */
export async function checkStubs(say: (line: string) => void): Promise<void> {
  needTools();
  for (const name of Object.keys(TARGETS)) {
    const output = join('build/server-stubs', name);
    const { operations, offered, missing } = await generateServer(name, output);
    if (missing.length > 0) {
      throw new CannotGenerate(`The ${name} output offers no ${missing.join(', ')}.`);
    }
    say(`${name}: ${offered} of ${operations} operations`);
  }
  compile('mvn', ['-q', '-B', '-f', 'build/server-stubs/spring/pom.xml', 'compile']);
  say('spring: compiles');
  if (isThere('python3')) {
    compile('python3', ['-m', 'compileall', '-q', 'build/server-stubs/python-fastapi/src']);
    say('python-fastapi: compiles');
  } else {
    say('python-fastapi: not compiled, there is no python3 on PATH');
  }
}

function needTools(): void {
  try {
    const java = findJava();
    if (java.version < SPRING_JAVA) {
      throw new Skipped(`Java is ${java.version}; the Spring output needs ${SPRING_JAVA}.`);
    }
    if (!isThere('mvn')) throw new Skipped('there is no Maven (mvn) on PATH.');
    generatorJar(java);
  } catch (error) {
    if (!(error instanceof CannotGenerate)) throw error;
    throw new Skipped(error.message, { cause: error });
  }
}

function isThere(program: string): boolean {
  const shell = process.platform === 'win32';
  return spawnSync(program, ['--version'], { shell }).status === 0;
}

function compile(program: string, arguments_: string[]): void {
  const shell = process.platform === 'win32';
  const run = spawnSync(program, arguments_, { encoding: 'utf8', shell, maxBuffer: 2 ** 28 });
  if (run.status === 0) return;
  const said = `${run.stdout}${run.stderr}`.trim();
  if (OUT_OF_REACH.test(said)) {
    throw new Skipped(`${program} cannot reach what the build depends on.\n${said}`);
  }
  throw new CannotGenerate(`What was generated does not compile.\n${said}`, { cause: run.error });
}
