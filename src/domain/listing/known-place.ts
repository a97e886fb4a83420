import { sameTurkish } from '../../lib/turkish-text.ts';

/** The places to sail from, in the order of the Turkish alphabet. */
export const places = [
  'Antalya',
  'Bodrum',
  'Çeşme',
  'Fethiye',
  'Göcek',
  'İstanbul',
  'Marmaris',
] as const;

/**
 * The place that an address means, as it is written: one to sail from, or where something of `found` lies.
 * Undefined for any other text: an address may hold whatever somebody put into it, and no heading says that.
 */
export function knownPlace(
  text: string | undefined,
  found: readonly { location: string }[] = [],
): string | undefined {
  if (text === undefined) return undefined;
  const names = [...places, ...found.map(({ location }) => location)];
  return names.find((name) => sameTurkish(name, text));
}
