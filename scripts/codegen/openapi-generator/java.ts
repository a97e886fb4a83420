import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { CannotGenerate } from './cannot-generate.ts';

export interface Java {
  /** The path of the program, or `java` where PATH leads to it. */
  command: string;
  /** The major version: 17. */
  version: number;
}

/** What the generator itself runs on; what it writes for Spring needs 17. */
const MIN_VERSION = 11;

const HELP = `Install a Java, 17 or newer, and put it on PATH or set JAVA_HOME to it:
  Debian, Ubuntu  apt install openjdk-17-jdk-headless maven
  macOS           brew install openjdk@17 maven
  else            https://adoptium.net`;

/** The Java that JAVA_HOME, or else PATH, leads to. Throws CannotGenerate when it is missing or too old. */
export function findJava(environment: NodeJS.ProcessEnv = process.env): Java {
  const home = environment.JAVA_HOME;
  const command = home ? join(home, 'bin/java') : 'java';
  const { error, stderr } = spawnSync(command, ['-version'], {
    encoding: 'utf8',
    env: environment,
  });
  const place = home ? `JAVA_HOME (${home})` : 'PATH';
  if (error) {
    throw new CannotGenerate(`Java is missing: there is none on ${place}.\n${HELP}`, {
      cause: error,
    });
  }
  const version = majorVersion(stderr);
  if (version < MIN_VERSION) {
    throw new CannotGenerate(
      `The Java on ${place} is ${version || 'of no known version'}; the generator needs ${MIN_VERSION}.\n${HELP}`,
    );
  }
  return { command, version };
}

/** 17 of `openjdk version "17.0.15"`, 8 of `"1.8.0_412"`; 0 when the text names none. */
export function majorVersion(text: string): number {
  const [, first, second] = /version "(\d+)(?:\.(\d+))?/.exec(text) ?? [];
  return Number((first === '1' ? second : first) ?? 0);
}
