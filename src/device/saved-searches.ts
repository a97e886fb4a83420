import * as v from 'valibot';
import { persistedStore, usePersisted } from './persisted-store.ts';

/** Which list is searched. */
export type SearchedKind = 'boat' | 'tour';

/** A search that somebody wants to find again. */
export interface SavedSearch {
  /** Left out, it is one of boats, as the first ones were. */
  kind?: SearchedKind | undefined;
  /** What the person calls it; no two are called the same. */
  name: string;
  /** The parameters of its address; what is no longer valid in them is the page's matter. */
  search: Record<string, string | number | boolean>;
}

const parameters = v.record(v.string(), v.union([v.string(), v.number(), v.boolean()]));
const list = v.array(
  v.object({
    kind: v.optional(v.picklist(['boat', 'tour'])),
    name: v.string(),
    search: parameters,
  }),
);
const none: SavedSearch[] = [];

const savedSearches = persistedStore<SavedSearch[]>('savedSearches', list, none);

/** The searches of a list that are kept on this device, the newest first. */
export function useSavedSearches(wanted: SearchedKind) {
  const others = (called: string) =>
    savedSearches.get().filter(({ kind = 'boat', name }) => kind !== wanted || name !== called);
  return {
    list: usePersisted(savedSearches, none).filter(({ kind = 'boat' }) => kind === wanted),
    /** Keeps a search; one of the same name gives way to it. */
    save(search: Omit<SavedSearch, 'kind'>) {
      savedSearches.set([{ ...search, kind: wanted }, ...others(search.name)]);
    },
    remove(name: string) {
      savedSearches.set(others(name));
    },
  };
}
