import { Link } from '@tanstack/react-router';
import { withChanges } from '../../../domain/listing/address/listing-address.ts';
import type { WayProps } from '../../../domain/listing/way.ts';
import { type BoatFilters, viewOf } from './search-params.ts';

/** A link to the first page of boats that are asked for otherwise. */
export function BoatWay({ changes, ...link }: WayProps<BoatFilters>) {
  return (
    <Link
      {...link}
      from="/boats/"
      to="."
      activeOptions={{ exact: true }}
      search={(before) => (changes ? withChanges(before, changes) : viewOf(before))}
    />
  );
}
