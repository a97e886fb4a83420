import { exampleUsers } from '../example/examples.ts';
import { named } from './named.ts';

/** The ids of the administrators who decide: that of the examples, and the second one. */
export const ADMINISTRATOR_IDS: readonly number[] = [
  ...exampleUsers.filter(({ role }) => role === 'ADMIN').map(({ id }) => id),
  named.secondAdministrator.id,
];
