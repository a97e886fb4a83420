import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { boatPageQuery } from '../../../../api/resources/boats/queries.ts';
import { useDebounced } from '../search/use-debounced.ts';
import { type BoatListingSearch, toPageRequest } from '../search-params.ts';

/** `Show 14 boats`: how many the filters being set will find; they are then already there. */
export function ShowBoatsLabel({ search }: { search: BoatListingSearch }) {
  const settled = useDebounced(search);
  const { data } = useQuery(boatPageQuery(toPageRequest(settled)));
  if (!data) return <Trans>Show boats</Trans>;
  const { totalElements: total } = data;
  return <Plural value={total} one="Show # boat" other="Show # boats" />;
}
