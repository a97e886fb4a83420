import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { boatsFoundQuery } from '../../../../api/resources/boats/search-queries.ts';
import { type BoatFilters, criteriaOf } from '../search-params.ts';
import type { Facets } from './facets.ts';

type FacetsOf = typeof import('./facets.ts').facetsOf;

/** What further choices would find; undefined while that is not known, or when it is not asked for. */
export function useFacets(filters: BoatFilters, isWanted = true): Facets | undefined {
  // What the service alone can tell: a part of a name, an occasion, free days, what is on board.
  const { name, occasion, startDate, endDate, features } = criteriaOf(filters);
  const { data } = useQuery({
    ...boatsFoundQuery({ name, occasion, startDate, endDate, features }),
    enabled: isWanted,
  });
  const facetsOf = useFacetsOf(isWanted);
  return useMemo(() => data && facetsOf?.(data, filters), [data, facetsOf, filters]);
}

/** The code that counts, which comes beside the data: the first view does without both. */
function useFacetsOf(isWanted: boolean): FacetsOf | undefined {
  const [facetsOf, setFacetsOf] = useState<FacetsOf>();
  useEffect(() => {
    if (!isWanted) return;
    import('./facets.ts').then(
      (code) => setFacetsOf(() => code.facetsOf),
      // The choices stand without their counts; the next visit is another try.
      () => setFacetsOf(undefined),
    );
  }, [isWanted]);
  return facetsOf;
}
