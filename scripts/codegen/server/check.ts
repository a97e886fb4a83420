import { join } from 'node:path';
import { CannotGenerate } from '../openapi-generator/cannot-generate.ts';
import { generatorJar } from '../openapi-generator/jar.ts';
import { findJava } from '../openapi-generator/java.ts';
import { isOnPath, run, Skipped } from '../openapi-generator/tools.ts';
import { generateServer } from './generate.ts';
import { TARGETS } from './targets.ts';

/** What the Spring output is written for. */
const SPRING_JAVA = 17;

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
  await compile('mvn', ['-q', '-B', '-f', 'build/server-stubs/spring/pom.xml', 'compile']);
  say('spring: compiles');
  if (isOnPath('python3')) {
    await compile('python3', ['-m', 'compileall', '-q', 'build/server-stubs/python-fastapi/src']);
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
    if (!isOnPath('mvn')) throw new Skipped('there is no Maven (mvn) on PATH.');
    generatorJar(java);
  } catch (error) {
    if (!(error instanceof CannotGenerate)) throw error;
    throw new Skipped(error.message, { cause: error });
  }
}

async function compile(program: string, arguments_: string[]): Promise<void> {
  try {
    await run({ program, arguments: arguments_, folder: '.' });
  } catch (error) {
    if (error instanceof Skipped) throw error;
    const said = error instanceof Error ? error.message : String(error);
    throw new CannotGenerate(`What was generated does not compile.\n${said}`, { cause: error });
  }
}
