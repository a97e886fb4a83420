import { Link } from '@tanstack/react-router';
import { withChanges } from '../../../domain/listing/address/listing-address.ts';
import type { WayProps } from '../../../domain/listing/way.ts';
import { type TourFilters, viewOf } from './search-params.ts';

/** A link to the first page of tours that are asked for otherwise. */
export function TourWay({ changes, ...link }: WayProps<TourFilters>) {
  return (
    <Link
      {...link}
      from="/tours/"
      to="."
      activeOptions={{ exact: true }}
      search={(before) => (changes ? withChanges(before, changes) : viewOf(before))}
    />
  );
}
