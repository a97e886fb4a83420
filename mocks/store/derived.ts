import type { TableName } from './records.ts';
import type { Store } from './state.ts';

/** Keys that answers are kept for at once; one more, and all are forgotten. */
const MOST_KEPT = 500;

/** An answer, and the tables that it was made of as they stood then. */
interface Kept<Answer> {
  answer: Answer;
  versions: ReadonlyMap<TableName, number>;
}

/** Behind each store that is watched while an answer is made of it: the store itself, and what was read of it. */
const WATCHED = new WeakMap<Store, { store: Store; read: Set<TableName> }>();

/** The same store, which notes the tables that are read. */
function watch(store: Store, read: Set<TableName>): Store {
  const watched = new Proxy(store, {
    get(target, name) {
      read.add(name as TableName); // a store has nothing but tables
      return target[name as TableName];
    },
  });
  WATCHED.set(watched, { store, read });
  return watched;
}

/**
 * The same function, which works its answer out once as long as none of the tables that it reads changes: for what
 * many calls join or sort anew out of thousands of records. The answer is shared, and not to be changed.
 */
export function derived<Answer, Key = void>(
  make: (store: Store, key: Key) => Answer,
): (store: Store, key: Key) => Answer {
  const kept = new WeakMap<Store, Map<Key, Kept<Answer>>>();

  function answerOf(store: Store, key: Key): Kept<Answer> {
    let answers = kept.get(store);
    if (!answers) {
      answers = new Map();
      kept.set(store, answers);
    }
    const known = answers.get(key);
    const isCurrent = ([name, version]: [TableName, number]) => store[name].version === version;
    if (known && [...known.versions].every(isCurrent)) return known;
    const read = new Set<TableName>();
    const answer = make(watch(store, read), key);
    const versions = new Map([...read].map((name) => [name, store[name].version]));
    if (answers.size >= MOST_KEPT) answers.clear();
    const made = { answer, versions };
    answers.set(key, made);
    return made;
  }

  return (asked, key) => {
    // Within another answer: what this one is made of, the other is made of too.
    const outer = WATCHED.get(asked);
    const { answer, versions } = answerOf(outer?.store ?? asked, key);
    for (const name of versions.keys()) outer?.read.add(name);
    return answer;
  };
}
