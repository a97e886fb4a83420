import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/**
 * What captains most often say they are good at, by the words that are sent: the contract knows no
 * list of them, and captains' pages show them as they stand.
 */
export const specializations: Readonly<Record<string, MessageDescriptor>> = {
  'Mavi yolculuk': msg`Blue voyages`,
  'Günlük tekne turları': msg`Day trips by boat`,
  Yelken: msg({ message: 'Sailing', context: 'what a captain is good at' }),
  'Yelken eğitimi': msg`Sailing lessons`,
  'Dalış turları': msg`Diving trips`,
  'Balık turları': msg`Fishing trips`,
  'Su sporları': msg`Water sports`,
  'Doğa yürüyüşleri': msg`Nature walks`,
  'Kültür turları': msg`Culture tours`,
  'Çocuklu aileler': msg`Families with children`,
};

/** What stands in a text of one's own, by commas; empty ones dropped. */
export function listed(text: string): string[] {
  return text
    .split(/[,\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** All that was chosen and written, each once. */
export function allSpecializations(chosen: readonly string[], others: string): string[] {
  return [...new Set([...chosen, ...listed(others)])];
}

/** The two parts of the form from a list that was sent. */
export function splitSpecializations(all: readonly string[]): {
  specializations: string[];
  otherSpecializations: string;
} {
  const isKnown = (name: string) => Object.hasOwn(specializations, name);
  return {
    specializations: all.filter(isKnown),
    otherSpecializations: all.filter((name) => !isKnown(name)).join(', '),
  };
}
