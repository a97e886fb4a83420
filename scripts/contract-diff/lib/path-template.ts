/** A path, or a part of one, whatever its parameters are called: `/boats/{}`. */
export const templateOf = (path: string): string => path.replace(/\{[^}]*\}/g, '{}');

/** The names of the parameters of a path, in their order. */
export const namesOf = (path: string): string[] =>
  [...path.matchAll(/\{([^}]*)\}/g)].map(([, name = '']) => name);
