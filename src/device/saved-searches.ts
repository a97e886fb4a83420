import * as v from 'valibot';
import { persistedStore, usePersisted } from './persisted-store.ts';

/** A search of boats that somebody wants to find again. */
export interface SavedSearch {
  /** What the person calls it; no two are called the same. */
  name: string;
  /** The parameters of its address; what is no longer valid in them is the page's matter. */
  search: Record<string, string | number | boolean>;
}

const parameters = v.record(v.string(), v.union([v.string(), v.number(), v.boolean()]));
const list = v.array(v.object({ name: v.string(), search: parameters }));
const none: SavedSearch[] = [];

const savedSearches = persistedStore<SavedSearch[]>('savedSearches', list, none);

/** The searches kept on this device, the newest first. */
export function useSavedSearches() {
  return {
    list: usePersisted(savedSearches, none),
    /** Keeps a search; one of the same name gives way to it. */
    save(search: SavedSearch) {
      const others = savedSearches.get().filter(({ name }) => name !== search.name);
      savedSearches.set([search, ...others]);
    },
    remove(name: string) {
      savedSearches.set(savedSearches.get().filter((one) => one.name !== name));
    },
  };
}
