// A chunk of its own: see contract-tables.ts.
export { operationsWithOptionalSignIn as optionalSignIn } from '../../../generated/optional-sign-in.ts';
export { repeats } from '../../../generated/repeats.ts';
