import { Plural, Trans } from '@lingui/react/macro';
import type { TourSummary } from '../../../../api/contract/types.ts';
import { knownPlace } from '../../../../domain/listing/known-place.ts';
import type { TourListingSearch } from '../search-params.ts';

interface ListTitleProps {
  search: TourListingSearch;
  /** How many tours there are; undefined while that is not known. None is said below the title. */
  total: number | undefined;
  /** Those of them that are here. */
  found: readonly TourSummary[] | undefined;
}

/**
 * What the list holds: `36 tours`, `3 tours around Göcek`. Of what the address says only a place that
 * is known is repeated; a text that is looked for stands in its field.
 */
export function ListTitle({ search, total, found }: ListTitleProps) {
  if (search.area) {
    return total === undefined ? (
      <Trans>Tours in this part of the map</Trans>
    ) : (
      <Plural
        value={total}
        one="# tour in this part of the map"
        other="# tours in this part of the map"
      />
    );
  }
  const place = knownPlace(search.location, found);
  if (!total) {
    return place ? <Trans>Tours around {place}</Trans> : <Trans>Tours</Trans>;
  }
  if (place) {
    return (
      <Plural value={total} one={`# tour around ${place}`} other={`# tours around ${place}`} />
    );
  }
  return <TourCount total={total} />;
}

/** `36 tours`. */
export function TourCount({ total }: { total: number }) {
  return <Plural value={total} one="# tour" other="# tours" />;
}
