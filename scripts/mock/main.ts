/** `npm run mock`: the mock with the contract of this repository. */
import { enableCompileCache } from 'node:module';
import { CONTRACT_FILES } from '../../openapi/files.ts';

// What is loaded from here on is compiled once, not at every start.
enableCompileCache();
const { main } = await import('../../mocks/cli/main.ts');
await main(process.argv.slice(2), {
  command: 'npm run mock --',
  contract: () => CONTRACT_FILES,
});
