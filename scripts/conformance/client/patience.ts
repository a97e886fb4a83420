import { setTimeout as wait } from 'node:timers/promises';
import type { Exchange } from '../types.ts';

/** How often a service that says 429 is asked again, and how many seconds later at most. */
const PATIENCE = { times: 2, seconds: 10 };

/** Sends again what was refused for coming too soon (429), when the service says; `refused` hears of each refusal. */
export async function patiently(
  send: () => Promise<Exchange>,
  refused: (exchange: Exchange) => void = () => {},
): Promise<Exchange> {
  let exchange = await send();
  for (let tries = 0; exchange.status === 429 && tries < PATIENCE.times; tries += 1) {
    refused(exchange);
    const seconds = Number(exchange.responseHeaders['retry-after'] ?? 1);
    await wait(Math.min(Number.isFinite(seconds) ? seconds : 1, PATIENCE.seconds) * 1000);
    exchange = await send();
  }
  return exchange;
}
