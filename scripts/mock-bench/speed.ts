import { type Load, load } from './load.ts';
import { median } from './median.ts';
import type { Server } from './server.ts';

/** A server with the two addresses it is asked for: a single resource and a list of 20. */
export interface Contender {
  name: string;
  server: Server;
  addresses: readonly [one: string, list: string];
}

/** The medians of a contender's loads, one resource and the list. */
export interface Speed {
  name: string;
  loads: [Load, Load];
}

/** Seconds that the compiler of a server gets before it is measured. */
const WARM_UP = 3;

function medianLoad(loads: readonly Load[]): Load {
  const of = (field: keyof Load) => median(loads.map((one) => one[field]));
  return {
    requestsPerSecond: of('requestsPerSecond'),
    p99: of('p99'),
    cost: of('cost'),
    failed: loads.reduce((sum, { failed }) => sum + failed, 0),
  };
}

/**
 * Loads every contender in turn, round after round, so that whatever else the machine does in that time
 * meets all of them; answers the median of each.
 */
export async function compareSpeed(
  contenders: readonly Contender[],
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<Speed[]> {
  for (const { server, addresses } of contenders) {
    for (const address of addresses) await load(server.pid, address, WARM_UP);
  }
  const all = contenders.map(() => [[], []] as [Load[], Load[]]);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, { server, addresses }] of contenders.entries()) {
      for (const which of [0, 1] as const) {
        all[index]?.[which].push(await load(server.pid, addresses[which], seconds));
      }
    }
  }
  return contenders.map(({ name }, index) => {
    const [one = [], list = []] = all[index] ?? [];
    return { name, loads: [medianLoad(one), medianLoad(list)] };
  });
}
