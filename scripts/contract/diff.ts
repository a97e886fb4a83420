/** `npm run contract:diff`: compares versions of the contract of this repository. */
import { main } from '../contract-diff/cli/main.ts';

// Not process.exit: a long report must reach a pipe whole.
process.exitCode = await main(process.argv.slice(2), {
  command: 'npm run contract:diff --',
  // Relative, because it is looked for in git revisions too.
  contract: 'generated/openapi.json',
});
