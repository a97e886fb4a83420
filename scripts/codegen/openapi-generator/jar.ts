import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join, resolve } from 'node:path';
import * as v from 'valibot';
import { CannotGenerate } from './cannot-generate.ts';
import type { Java } from './java.ts';

const Settings = v.object({
  'generator-cli': v.object({ version: v.string(), storageDir: v.string() }),
});

/** Long enough for 32 MB over a slow line; ms. */
const DOWNLOAD_TIMEOUT = 300_000;

/**
 * The path of openapi-generator's jar, of the version in `openapitools.json`; when it is not there,
 * openapi-generator-cli fetches it from Maven Central. Throws CannotGenerate when it cannot be had,
 * or is there and does not run.
 */
export function generatorJar(java: Java): string {
  const settings = v.parse(Settings, JSON.parse(readFileSync('openapitools.json', 'utf8')));
  const { version, storageDir } = settings['generator-cli'];
  const jar = resolve(storageDir, `${version}.jar`);
  const said = existsSync(jar) ? '' : fetchJar(java, version);
  if (!existsSync(jar)) throw new CannotGenerate(downloadHelp(jar, version, said));
  const run = spawnSync(java.command, ['-jar', jar, 'version'], { encoding: 'utf8' });
  if (run.status !== 0) {
    rmSync(jar);
    throw new CannotGenerate(
      `${jar} was no jar that Java can run, and has been removed. Run the command again.\n${run.stderr.trim()}`,
    );
  }
  return jar;
}

/** What openapi-generator-cli printed while it fetched the jar. */
function fetchJar(java: Java, version: string): string {
  console.log(`Fetching openapi-generator ${version} from Maven Central, once …`);
  const manifest = createRequire(import.meta.url).resolve(
    '@openapitools/openapi-generator-cli/package.json',
  );
  const { PATH = '' } = process.env;
  const run = spawnSync(process.execPath, [join(dirname(manifest), 'main.js'), 'version'], {
    encoding: 'utf8',
    timeout: DOWNLOAD_TIMEOUT,
    // It runs the `java` of PATH, and reads openapitools.json where PWD says.
    env: {
      ...process.env,
      PATH: [dirname(java.command), PATH].filter((place) => place !== '.').join(delimiter),
      PWD: process.cwd(),
      NO_COLOR: '1',
    },
  });
  return `${run.stdout}${run.stderr}${run.error?.message ?? ''}`;
}

function downloadHelp(jar: string, version: string, said: string): string {
  const cause = said.split('\n').find((line) => /failed|error|timed out/i.test(line)) ?? said;
  const place = 'org/openapitools/openapi-generator-cli';
  return `The jar of openapi-generator ${version} is missing, and could not be fetched from Maven Central.
${cause.trim()}
Behind a proxy, set HTTPS_PROXY. Without a network, bring this file
  https://repo1.maven.org/maven2/${place}/${version}/openapi-generator-cli-${version}.jar
to ${jar}`;
}
