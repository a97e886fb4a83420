import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as operations from '../../../generated/operations.ts';
import { loadContract } from '../../../scripts/conformance/contract/contract.ts';
import { changed } from './change.ts';
import { MUTANTS } from './index.ts';

const contract = loadContract('generated/openapi.json');
const tags = new Set(
  Object.values(contract.document.paths).flatMap((item) =>
    Object.values(item).flatMap(({ tags: [tag] = [] }) => tag ?? []),
  ),
);
const isArea = (pattern: string) => pattern in operations || tags.has(pattern);

describe('the mutants', () => {
  it('have names of their own', () => {
    expect(new Set(MUTANTS.map(({ name }) => name)).size).toBe(MUTANTS.length);
  });

  it('make mistakes of their own', () => {
    const mistakes = MUTANTS.map(({ file, find, replace }) => [file, find, replace].join('\n'));
    expect(new Set(mistakes).size).toBe(MUTANTS.length);
  });

  it.each(MUTANTS)('$name: changes the mock as it is now, and runs', (mutant) => {
    const source = readFileSync(join(resolve('mocks'), mutant.file), 'utf8');
    const mistaken = changed(source, mutant);
    expect(mistaken).not.toBe(source);
    expect(() => stripTypeScriptTypes(mistaken)).not.toThrow();
  });

  it.each(MUTANTS)('$name: concerns operations of the contract', ({ area }) => {
    expect(area.length).toBeGreaterThan(0);
    expect(area.filter((pattern) => !isArea(pattern))).toEqual([]);
  });
});
