import type { Client } from '../client/client.ts';
import { createClient } from '../client/client.ts';
import type { Contract } from '../contract/contract.ts';

/** A mock of the service that runs beside the check. */
export interface RunningMock {
  /** Without the base path. */
  url: string;
  people: readonly { role: string; username: string; password: string }[];
  close(): Promise<void>;
}

/** Starts the mock on a free port; both the contract and the day are those of the service. */
export type StartMock = (options: { contractFile: string; today: string }) => Promise<RunningMock>;

/** A client for the mock. */
export function clientOf(contract: Contract, mock: RunningMock): Client {
  return createClient({ server: `${mock.url}${contract.basePath}` });
}
