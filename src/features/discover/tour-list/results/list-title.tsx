import { Plural, Trans } from '@lingui/react/macro';
import type { TourListingSearch } from '../search-params.ts';

interface ListTitleProps {
  search: TourListingSearch;
  /** How many tours there are; undefined while that is not known. None is said below the title. */
  total: number | undefined;
}

/** What the list holds: `36 tours`, `8 tours around Göcek`, `2 tours for “dalış”`. */
export function ListTitle({ search, total }: ListTitleProps) {
  const { location, name, area } = search;
  if (area) {
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
  if (!total) {
    return location ? <Trans>Tours around {location}</Trans> : <Trans>Tours</Trans>;
  }
  if (location) {
    return (
      <Plural
        value={total}
        one={`# tour around ${location}`}
        other={`# tours around ${location}`}
      />
    );
  }
  if (name) {
    return <Plural value={total} one={`# tour for “${name}”`} other={`# tours for “${name}”`} />;
  }
  return <TourCount total={total} />;
}

/** `36 tours`. */
export function TourCount({ total }: { total: number }) {
  return <Plural value={total} one="# tour" other="# tours" />;
}
