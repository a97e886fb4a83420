/** `npm run contract:diff`: compares versions of the contract of this repository. */
import { enableCompileCache } from 'node:module';

// Reading the sources of the diff itself is a quarter of a run, and a pipeline compares one pair after the other.
enableCompileCache();
const { main } = await import('../contract-diff/cli/main.ts');

// Not process.exit: a long report must reach a pipe whole.
process.exitCode = await main(process.argv.slice(2), {
  command: 'npm run contract:diff --',
  // Relative, because it is looked for in git revisions too.
  contract: 'generated/openapi.json',
});
