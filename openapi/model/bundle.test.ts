import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { BundleError, bundleContract } from './bundle.ts';

function contractOf(operation: object): string {
  const file = join(mkdtempSync(join(tmpdir(), 'pruva-bundle-')), 'openapi.yaml');
  const info = { title: 'Test', version: '1.0.0' };
  const paths = { '/boats/{id}/crew': { get: operation } };
  writeFileSync(file, JSON.stringify({ openapi: '3.1.0', info, paths, components: {} }));
  return file;
}

it('says what a new operation lacks, and which command says the rest', async () => {
  const bundling = bundleContract(
    contractOf({ operationId: 'getBoatCrew', tags: [], responses: {} }),
  );
  await expect(bundling).rejects.toThrow(BundleError);
  await expect(bundling).rejects.toThrow(
    /^GET \/boats\/\{id\}\/crew lacks security, x-access; npm run contract:lint/u,
  );
});
