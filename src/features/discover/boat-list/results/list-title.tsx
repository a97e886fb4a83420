import { Plural, Trans } from '@lingui/react/macro';
import type { BoatSummary } from '../../../../api/contract/types.ts';
import { knownPlace } from '../../../../domain/listing/known-place.ts';
import type { BoatListingSearch } from '../search-params.ts';

interface ListTitleProps {
  search: BoatListingSearch;
  /** How many boats there are; undefined while that is not known. None is said below the title. */
  total: number | undefined;
  /** Those of them that are here. */
  found: readonly BoatSummary[] | undefined;
}

/**
 * What the list holds: `14 boats`, `3 boats around Göcek`. Of what the address says only a place that
 * is known is repeated; a text that is looked for stands in its field.
 */
export function ListTitle({ search, total, found }: ListTitleProps) {
  if (search.area) {
    return total === undefined ? (
      <Trans>Boats in this part of the map</Trans>
    ) : (
      <Plural
        value={total}
        one="# boat in this part of the map"
        other="# boats in this part of the map"
      />
    );
  }
  const place = knownPlace(search.location, found);
  if (!total) {
    return place ? <Trans>Boats around {place}</Trans> : <Trans>Boats</Trans>;
  }
  if (place) {
    return (
      <Plural value={total} one={`# boat around ${place}`} other={`# boats around ${place}`} />
    );
  }
  return <BoatCount total={total} />;
}

/** `14 boats`. */
export function BoatCount({ total }: { total: number }) {
  return <Plural value={total} one="# boat" other="# boats" />;
}
