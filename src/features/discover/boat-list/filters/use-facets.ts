import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { boatsFoundQuery } from '../../../../api/resources/boats/search-queries.ts';
import { type BoatFilters, criteriaOf } from '../search-params.ts';
import { type Facets, facetsOf } from './facets.ts';

/** What further choices would find; undefined while that is not known, or when it is not asked for. */
export function useFacets(filters: BoatFilters, isWanted = true): Facets | undefined {
  // What the service alone can tell: a part of a name, an occasion, free days, what is on board.
  const { name, occasion, startDate, endDate, features } = criteriaOf(filters);
  const { data } = useQuery({
    ...boatsFoundQuery({ name, occasion, startDate, endDate, features }),
    enabled: isWanted,
  });
  return useMemo(() => data && facetsOf(data, filters), [data, filters]);
}
