import { closestMatch } from 'leven';

/** The name that somebody most likely meant who typed another, letter case aside; undefined when none is near. */
export function nearest(typed: string, names: readonly string[]): string | undefined {
  const spelled = new Map(names.map((name) => [name.toLowerCase(), name]));
  const maxDistance = Math.max(1, Math.floor(typed.length / 4));
  const near = closestMatch(typed.toLowerCase(), [...spelled.keys()], { maxDistance });
  return near === undefined ? undefined : spelled.get(near);
}
