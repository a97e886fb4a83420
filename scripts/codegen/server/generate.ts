import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { bundleContract } from '../../../openapi/model/bundle.ts';
import { operationsOf } from '../../../openapi/model/document.ts';
import { CannotGenerate } from '../openapi-generator/cannot-generate.ts';
import { generate } from '../openapi-generator/generate.ts';
import { generatorJar } from '../openapi-generator/jar.ts';
import { findJava } from '../openapi-generator/java.ts';
import { commonCodes } from './common-codes.ts';
import { TARGETS } from './targets.ts';
import { withWorkarounds } from './workarounds.ts';

interface Generated {
  /** How many operations the contract has, and how many of them the output offers. */
  operations: number;
  offered: number;
  /** The operationIds that no file offers. */
  missing: string[];
  files: number;
}

/** Where the generator lists what it wrote, from the output folder. */
const LISTING = '.openapi-generator/FILES';

/**
 * Writes the stubs of the named target into `output`; what an earlier run wrote there goes first.
 * Throws CannotGenerate when Java or the jar is missing, when `output` holds what no run wrote, or
 * when the generator fails.
 */
export async function generateServer(name: string, output: string): Promise<Generated> {
  const target = TARGETS[name];
  if (!target) throw new CannotGenerate(`There is no target ${name}.`);
  // Before anything is removed: what is missing must not cost what is there.
  generatorJar(findJava());
  const contract = await bundleContract();
  removeEarlier(output);

  mkdirSync('build', { recursive: true });
  const input = join('build', `contract-for-${name}.json`);
  writeFileSync(input, JSON.stringify(withWorkarounds(contract, target.workarounds)));
  const config = join('build', `config-for-${name}.json`);
  // What is no text cannot be handed over on the command line.
  const additionalProperties = { commonCodes: commonCodes(contract) };
  writeFileSync(config, JSON.stringify({ files: target.files, additionalProperties }));
  generate({
    generator: name,
    input,
    output,
    properties: target.properties,
    arguments: [
      ...['--template-dir', join(import.meta.dirname, 'templates', name)],
      ...['--config', config],
    ],
  });

  const files = listed(output);
  const texts = files.map((file) => {
    const text = readFileSync(join(output, file), 'utf8');
    const processed = target.postProcess?.(file, text) ?? text;
    if (processed !== text) writeFileSync(join(output, file), processed);
    return processed;
  });
  const entries = operationsOf(contract);
  const missing = entries
    .filter((entry) => !texts.some((text) => target.offers(text, entry)))
    .map(({ operation }) => operation.operationId);
  return {
    operations: entries.length,
    offered: entries.length - missing.length,
    missing,
    files: files.length,
  };
}

function removeEarlier(output: string): void {
  if (!existsSync(output) || readdirSync(output).length === 0) return;
  if (!existsSync(join(output, LISTING))) {
    throw new CannotGenerate(
      `${output} holds files that this command did not write. Choose another folder: --output DIR`,
    );
  }
  for (const file of listed(output)) rmSync(join(output, file), { force: true });
}

/** The generator's own list; a path that leads out of the folder is none of it. */
function listed(output: string): string[] {
  const lines = readFileSync(join(output, LISTING), 'utf8').split('\n');
  return lines.filter((line) => line !== '' && !relative('.', line).startsWith('..'));
}
