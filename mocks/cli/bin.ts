#!/usr/bin/env node
import { createRequire, enableCompileCache } from 'node:module';

// What is loaded from here on is compiled once, not at every start.
enableCompileCache();
const { main } = await import('./main.ts');
const { resolve } = createRequire(import.meta.url);
await main(process.argv.slice(2), {
  command: 'pruva-mock',
  contract: () => ({
    bundle: resolve('@pruva/contract/openapi.json'),
    policy: resolve('@pruva/contract/policy.md'),
  }),
});
