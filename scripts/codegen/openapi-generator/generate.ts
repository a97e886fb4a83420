import { spawnSync } from 'node:child_process';
import { CannotGenerate } from './cannot-generate.ts';
import { generatorJar } from './jar.ts';
import { findJava } from './java.ts';

interface GeneratorRun {
  /** The generator's own name of the target, such as `kotlin`. */
  generator: string;
  /** Path of the contract in one file. */
  input: string;
  output: string;
  /** `--additional-properties`. */
  properties: Record<string, string | boolean>;
  /** Further arguments. */
  arguments?: string[];
}

/** Runs openapi-generator. Throws CannotGenerate when Java or the jar is missing, or when it fails. */
export function generate(options: GeneratorRun): void {
  const java = findJava();
  const jar = generatorJar(java);
  const properties = Object.entries(options.properties).map((pair) => pair.join('='));
  const run = spawnSync(
    java.command,
    [
      ...['-jar', jar, 'generate', '--generator-name', options.generator],
      ...['--input-spec', options.input, '--output', options.output],
      ...['--additional-properties', properties.join(',')],
      ...(options.arguments ?? []),
    ],
    { encoding: 'utf8', maxBuffer: 2 ** 28 },
  );
  if (run.status !== 0) {
    throw new CannotGenerate(`openapi-generator failed:\n${run.stderr || run.stdout}`, {
      cause: run.error,
    });
  }
}
