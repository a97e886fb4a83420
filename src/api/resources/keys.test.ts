import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

// The mock's panel has a query client of its own.
const files = globSync('src/**/*.{ts,tsx}').filter(
  (file) => !/^src\/(?:api\/resources|features\/development)\//.test(file),
);

it('writes keys of queries nowhere else: who invalidates takes the key from here', () => {
  const raw = files.filter((file) => /queryKey:\s*\[/.test(readFileSync(file, 'utf8')));
  expect(raw).toEqual([]);
});
