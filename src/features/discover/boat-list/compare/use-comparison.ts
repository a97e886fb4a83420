import { getRouteApi } from '@tanstack/react-router';
import { idsOf, listOfIds } from '../../../../lib/id-list.ts';
import type { BoatListingSearch } from '../search-params.ts';
import { useListingChanges } from '../use-listing.ts';
import { MAX_COMPARED } from './comparison.ts';

const route = getRouteApi('/boats/');

/** An address may name more than can be compared. */
const chosenOf = (list: BoatListingSearch['compare']) => idsOf(list).slice(0, MAX_COMPARED);

/** The boats chosen to be compared, which the address keeps. */
export function useComparison() {
  const compare = route.useSearch({ select: (search) => search.compare });
  const { look } = useListingChanges();
  return {
    ids: chosenOf(compare),
    /** Puts a boat in or takes it out; of two pressed at once, neither is forgotten. */
    toggle: (id: number) =>
      look((before) => {
        const ids = chosenOf(before.compare);
        const others = ids.filter((one) => one !== id);
        return { compare: listOfIds(others.length < ids.length ? others : [...ids, id]) };
      }),
    clear: () => void look(() => ({ compare: undefined })),
  };
}
