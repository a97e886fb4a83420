import { revisionOf, type Store } from './state.ts';

/** Keys that answers are kept for at once; one more, and all are forgotten. */
const MOST_KEPT = 500;

/**
 * The same function, which works its answer out once as long as no record of the store changes: for what many
 * calls join or sort anew out of thousands of records. The answer is shared, and not to be changed.
 */
export function derived<Answer, Key = void>(
  make: (store: Store, key: Key) => Answer,
): (store: Store, key: Key) => Answer {
  const kept = new WeakMap<Store, { revision: number; answers: Map<Key, Answer> }>();
  return (store, key) => {
    const revision = revisionOf(store);
    let known = kept.get(store);
    if (known?.revision !== revision) {
      known = { revision, answers: new Map() };
      kept.set(store, known);
    }
    const answer = known.answers.get(key);
    if (answer !== undefined) return answer;
    const made = make(store, key);
    if (known.answers.size >= MOST_KEPT) known.answers.clear();
    known.answers.set(key, made);
    return made;
  };
}
