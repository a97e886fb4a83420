import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { Destination } from '../../../../api/contract/types.ts';
import { destinationsQuery } from '../../../../api/resources/content/queries.ts';
import type { ShowList } from '../../../../domain/managed-list/list-location.ts';
import * as listStyles from '../../../../domain/managed-list/managed-list.css.ts';
import { ManagedList } from '../../../../domain/managed-list/managed-list.tsx';
import { includesTurkish } from '../../../../lib/turkish-text.ts';
import type { ContentSearch } from '../search-params.ts';
import { ContentFilters } from './content-filters.tsx';
import { ContentRow } from './content-row.tsx';
import { listPage } from './list-page.ts';

interface ContentListProps {
  search: ContentSearch;
  text: string | undefined;
  onSearch: ShowList<ContentSearch>;
}

function isWanted(
  place: Destination,
  { offers }: ContentSearch,
  text: string | undefined,
): boolean {
  const hasOffers = place.boatCount + place.tourCount > 0;
  if (offers !== undefined && hasOffers !== (offers === 'some')) return false;
  const { name, region, summary, description } = place;
  const texts = [name, region, summary.tr, summary.en, description.tr, description.en];
  return texts.some((each) => includesTurkish(each, text ?? ''));
}

/** The places as guests read them. */
export function PlaceList({ search, text, onSearch }: ContentListProps) {
  const { t } = useLingui();
  const result = useQuery({
    ...destinationsQuery(),
    select: (places) =>
      listPage(
        places.filter((place) => isWanted(place, search, text)),
        search.page,
      ),
  });
  const { page, ...rest } = search;
  return (
    <ManagedList
      result={result}
      to="/admin/content"
      search={search}
      count={(total) => <Plural value={total} one="# place" other="# places" />}
      failureTitle={<Trans>The list could not be loaded</Trans>}
      isNarrowed={text !== undefined || search.offers !== undefined}
      onClear={() => onSearch({}, undefined)}
      emptyTitle={<Trans>No place yet</Trans>}
      filters={
        <ContentFilters
          search={search}
          text={text}
          onText={(next) => onSearch(rest, next)}
          onChange={(changes) => onSearch({ ...rest, ...changes }, text)}
        />
      }
    >
      {(places) => (
        <ul className={listStyles.list} aria-label={t`Places`}>
          {places.map((place) => (
            <PlaceRow key={place.slug} place={place} search={search} />
          ))}
        </ul>
      )}
    </ManagedList>
  );
}

function PlaceRow({ place, search }: { place: Destination; search: ContentSearch }) {
  const { name, region, boatCount, tourCount } = place;
  return (
    <ContentRow entry={place} title={name} search={search}>
      {region} ·{' '}
      {boatCount + tourCount === 0 ? (
        <Trans>Nothing is published there</Trans>
      ) : (
        <>
          <Plural value={boatCount} one="# boat" other="# boats" />,{' '}
          <Plural value={tourCount} one="# tour" other="# tours" />
        </>
      )}
    </ContentRow>
  );
}
