import { parsed, textAt } from '../lib/json.ts';

/**
 * What is to be said where a service tells that it follows another version of the contract than the one it is held
 * against. No finding: until the service has what is new it tells the truth.
 */
export function versionNotes(version: string, health: string): string[] {
  const told = textAt(parsed(health), 'version');
  if (told === undefined || told === version) return [];
  return [
    `The service says that it follows version ${told} of the contract (getHealth); it was checked against ${version}.`,
  ];
}
