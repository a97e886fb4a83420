import { idsOf, listOfIds } from '../../../../lib/id-list.ts';
import { useListing } from '../use-listing.ts';

/** The boats chosen to be compared, which the address keeps. */
export function useComparison() {
  const { search, look } = useListing();
  const ids = idsOf(search.compare);
  return {
    ids,
    toggle(id: number) {
      const others = ids.filter((one) => one !== id);
      look({ compare: listOfIds(others.length < ids.length ? others : [...ids, id]) });
    },
    clear: () => look({ compare: undefined }),
  };
}
