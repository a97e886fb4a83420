import { createKeyPerContents } from '../../submission/key-per-contents.ts';

/** The idempotency key of the contents of a step of a save: the same for the same contents. */
export type KeyFor = (step: string, contents: unknown) => string;

/** One idempotency key per contents of each step, for as long as the form is open. */
export function createKeys(): KeyFor {
  const steps = new Map<string, (contents: unknown) => string>();
  return (step, contents) => {
    const keyFor = steps.get(step) ?? createKeyPerContents();
    steps.set(step, keyFor);
    return keyFor(contents);
  };
}
