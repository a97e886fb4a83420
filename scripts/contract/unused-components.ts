import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { bundleContract } from '../../openapi/model/bundle.ts';

const KINDS = ['schemas', 'examples', 'parameters', 'responses', 'headers'] as const;

/** The top-level entries of a component file, with the text of each. */
function entriesOf(text: string): [name: string, block: string][] {
  return text
    .split(/^(?=[\w-]+:)/m)
    .filter((block) => /^[\w-]+:/.test(block))
    .map((block) => [block.slice(0, block.indexOf(':')), block]);
}

/** Whether another entry is made from this one: it sets an anchor that the file takes up again. */
function isTakenUp(block: string, text: string): boolean {
  return [...block.matchAll(/&([\w-]+)/g)].some(([, anchor]) =>
    new RegExp(`\\*${anchor}(?![\\w-])`).test(text),
  );
}

/** Components that stand in a file of `openapi/components` but that no operation leads to. */
export async function unusedComponents(): Promise<string[]> {
  const { components } = await bundleContract();
  const used = new Set(
    KINDS.flatMap((kind) => Object.keys((components as Record<string, object>)[kind] ?? {})), // Redocly names a bundled component after its key
  );
  return globSync('openapi/components/**/*.yaml').flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return entriesOf(text)
      .filter(([name, block]) => !used.has(name) && !isTakenUp(block, text))
      .map(([name]) => `${name} (${basename(file)})`);
  });
}
