#!/usr/bin/env node
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { main } from './cli/main.ts';
import { CannotRun } from './lib/cannot-run.ts';
import type { RunningMock } from './oracle/mock-server.ts';

const { resolve } = createRequire(import.meta.url);
/** Looked up when it is needed: the mock asks for a newer Node than the check itself. */
const MOCK = '@pruva/mock';

interface MockPackage {
  startMockInWorker(options: {
    contract: { bundle: string };
    port: number;
    today: string;
  }): Promise<RunningMock>;
}

// Not process.exit: a long report must reach a pipe whole.
process.exitCode = await main(process.argv.slice(2), {
  command: 'pruva-conformance',
  contract: () => resolve('@pruva/contract/openapi.json'),
  workflows: () => join(dirname(resolve('@pruva/contract/package.json')), 'workflows'),
  async startMock({ contractFile, today }) {
    const mock: MockPackage = await import(MOCK).catch((cause: unknown) => {
      throw new CannotRun('--oracle needs the package @pruva/mock and Node 26.', { cause });
    });
    return mock.startMockInWorker({ contract: { bundle: contractFile }, port: 0, today });
  },
});
