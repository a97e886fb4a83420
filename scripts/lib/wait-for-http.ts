import { setTimeout as delay } from 'node:timers/promises';

/** Resolves true once the address answers anything at all, false when it has not within `limit` ms. */
export async function waitForHttp(url: string, limit: number): Promise<boolean> {
  const end = Date.now() + limit;
  while (Date.now() < end) {
    const answered = await fetch(url).then(
      () => true,
      () => false,
    );
    if (answered) return true;
    await delay(100);
  }
  return false;
}
