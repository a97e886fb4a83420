import type { Person } from '../control/route.ts';

/** Named people to sign in as. */
export const people: Person[] = [];
