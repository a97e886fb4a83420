import { specializations } from '../../../../domain/captain-application/specialization-words.ts';

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
