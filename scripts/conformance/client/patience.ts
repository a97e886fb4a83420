import { setTimeout as wait } from 'node:timers/promises';
import type { Exchange } from '../types.ts';

/** How often a service that says 429 is asked again. */
const TIMES = 2;

/**
 * Sends again what was refused for coming too soon (429), where the client says that it is worth it; `refused`
 * hears of each refusal.
 */
export async function patiently(
  send: () => Promise<Exchange>,
  refused: (exchange: Exchange) => void = () => {},
): Promise<Exchange> {
  let exchange = await send();
  for (let tries = 0; exchange.retryIn !== undefined && tries < TIMES; tries += 1) {
    refused(exchange);
    await wait(exchange.retryIn);
    exchange = await send();
  }
  return exchange;
}
