import { parentPort, workerData } from 'node:worker_threads';
import { mock } from '../../behaviour.ts';
import { type MockOptions, startMock } from '../mock.ts';

// What `startMockInWorker` runs: it hands over the options, and the thread ends with the mock.
const { url, people } = await startMock(mock, workerData as MockOptions);
parentPort?.postMessage({ url, people });
