import { main } from './conformance/main.ts';

// Not process.exit: a long report must reach a pipe whole.
process.exitCode = await main(process.argv.slice(2));
