import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { boatsFoundQuery } from '../../../../api/resources/boats/search-queries.ts';
import { type BoatFilters, criteriaOf } from '../search-params.ts';
import type { Facets } from './facets.ts';

/** What further choices would find; undefined while that is not known, or when it is not asked for. */
export function useFacets(filters: BoatFilters, isWanted = true): Facets | undefined {
  // What the service alone can tell: a part of a name, an occasion, free days, what is on board.
  const { name, occasion, startDate, endDate, features } = criteriaOf(filters);
  const { data } = useQuery({
    ...boatsFoundQuery({ name, occasion, startDate, endDate, features }),
    enabled: isWanted,
  });
  // Its code comes beside its data: the first view does without both.
  const { data: code } = useQuery({
    queryKey: ['code', 'facets'],
    queryFn: () => import('./facets.ts'),
    enabled: isWanted,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return useMemo(() => data && code?.facetsOf(data, filters), [data, code, filters]);
}
