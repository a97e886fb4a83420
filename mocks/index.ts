import { mock } from './behaviour.ts';
import { type MockOptions, type RunningMock, startMock as start } from './server/mock.ts';

export type { ContractFiles } from './server/contract-files.ts';
export type { MockOptions, RunningMock } from './server/mock.ts';
export { startMockInWorker } from './server/worker/start.ts';

/**
 * Starts the mock of the Pruva API and answers once it listens; `port: 0` takes any free port. Rejects when
 * the port is taken or a file cannot be read.
 */
export const startMock = (options: MockOptions): Promise<RunningMock> => start(mock, options);
