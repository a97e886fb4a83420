#!/usr/bin/env node
import { main } from './cli/main.ts';

// Not process.exit: a long report must reach a pipe whole.
process.exitCode = await main(process.argv.slice(2), {
  command: 'pruva-contract-diff',
  contract: 'openapi.json',
});
