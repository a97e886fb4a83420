import { type Load, load } from './load.ts';
import { median } from './median.ts';
import type { Server } from './server.ts';

/** A server with the addresses it is asked for, the same for each server in the same order. */
interface Candidate {
  name: string;
  server: Server;
  addresses: readonly string[];
  /** Sent with each request, such as `cache-control=no-cache`. */
  headers?: readonly string[];
}

/** The medians of a candidate's loads, one for each address. */
export interface Speed {
  name: string;
  loads: Load[];
}

/** Seconds that the compiler of a server gets before it is measured. */
const WARM_UP = 3;

function medianLoad(loads: readonly Load[]): Load {
  const of = (field: keyof Load) => median(loads.map((one) => one[field]));
  return {
    requestsPerSecond: of('requestsPerSecond'),
    megabytesPerSecond: of('megabytesPerSecond'),
    p99: of('p99'),
    cost: of('cost'),
    failed: loads.reduce((sum, { failed }) => sum + failed, 0),
  };
}

/**
 * Loads every candidate in turn, round after round, so that whatever else the machine does in that time
 * meets all of them; answers the median of each.
 */
export async function compareSpeed(
  candidates: readonly Candidate[],
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<Speed[]> {
  for (const { server, addresses, headers } of candidates) {
    for (const address of addresses) await load(server.pid, address, WARM_UP, headers);
  }
  const all = candidates.map(({ addresses }) => addresses.map((): Load[] => []));
  for (let round = 0; round < rounds; round += 1) {
    for (const [candidate, { server, addresses, headers }] of candidates.entries()) {
      for (const [index, address] of addresses.entries()) {
        all[candidate]?.[index]?.push(await load(server.pid, address, seconds, headers));
      }
    }
  }
  return candidates.map(({ name }, index) => ({ name, loads: (all[index] ?? []).map(medianLoad) }));
}
