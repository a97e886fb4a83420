/** `npm run conformance`: the conformance check with the contract of this repository. */
import { startMockInWorker } from '../../mocks/index.ts';
import { CONTRACT_FILES } from '../../openapi/files.ts';
import { main } from '../conformance/cli/main.ts';

// Not process.exit: a long report must reach a pipe whole.
process.exitCode = await main(process.argv.slice(2), {
  command: 'npm run conformance --',
  contract: () => CONTRACT_FILES.bundle,
  workflows: () => CONTRACT_FILES.workflows,
  startMock: ({ contractFile, today }) =>
    startMockInWorker({ contract: { bundle: contractFile }, port: 0, today }),
});
