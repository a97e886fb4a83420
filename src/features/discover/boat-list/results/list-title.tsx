import { Plural, Trans } from '@lingui/react/macro';
import type { BoatListingSearch } from '../search-params.ts';

interface ListTitleProps {
  search: BoatListingSearch;
  /** How many boats there are; undefined while that is not known. None is said below the title. */
  total: number | undefined;
}

/** What the list holds: `14 boats`, `3 boats around Göcek`, `2 boats for “mar”`. */
export function ListTitle({ search, total }: ListTitleProps) {
  const { location, name, area } = search;
  if (area) {
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
  if (!total) {
    return location ? <Trans>Boats around {location}</Trans> : <Trans>Boats</Trans>;
  }
  if (location) {
    return (
      <Plural
        value={total}
        one={`# boat around ${location}`}
        other={`# boats around ${location}`}
      />
    );
  }
  if (name) {
    return <Plural value={total} one={`# boat for “${name}”`} other={`# boats for “${name}”`} />;
  }
  return <BoatCount total={total} />;
}

/** `14 boats`. */
export function BoatCount({ total }: { total: number }) {
  return <Plural value={total} one="# boat" other="# boats" />;
}
