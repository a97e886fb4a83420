import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import {
  boatStatusValues,
  listManagedBoatsPageParameters,
  tourStatusValues,
} from '../../../api/contract/contract.ts';
import type { BookingKind, OfferSort, TourStatus } from '../../../api/contract/types.ts';
import { managedOffersQuery } from '../../../api/resources/admin/offers.ts';
import { offerStatuses } from '../../../domain/host-offer/status/offer-statuses.ts';
import type { ListPageProps } from '../../../domain/managed-list/list-location.ts';
import { filters, list } from '../../../domain/managed-list/managed-list.css.ts';
import { ManagedList } from '../../../domain/managed-list/managed-list.tsx';
import { Order } from '../../../domain/managed-list/order.tsx';
import { TextFilter } from '../../../domain/managed-list/text-filter.tsx';
import { FilterSelect } from '../../../ui/choices/filter-select/filter-select.tsx';
import { Segments } from '../../../ui/choices/segments/segments.tsx';
import { PageHeader } from '../../../ui/page/page-header/page-header.tsx';
import { OfferRow } from './offer-row.tsx';
import { type OffersSearch, readOffersSearch } from './search-params.ts';

/** `/admin/offers`: the boats and the tours of all owners, in any status. */
export function OffersPage({ search: asked, text, onSearch }: ListPageProps<OffersSearch>) {
  const { t } = useLingui();
  const search = readOffersSearch(asked);
  const { page = 1, kind = 'BOAT', ...filter } = search;
  const result = useQuery(managedOffersQuery({ kind, ...filter, query: text }, page - 1));
  const change = (changes: OffersSearch) =>
    onSearch({ ...search, page: undefined, ...changes }, text);
  return (
    <>
      <PageHeader
        title={<Trans>Boats and tours</Trans>}
        lead={<Trans>Of all owners, whether they are published or not.</Trans>}
        aside={
          <Segments<BookingKind>
            label={t`What is listed`}
            options={[
              { id: 'BOAT', label: t({ message: 'Boats', context: 'offers' }) },
              { id: 'TOUR', label: t({ message: 'Tours', context: 'offers' }) },
            ]}
            value={kind}
            onChange={(next) =>
              change({ kind: next === 'BOAT' ? undefined : next, status: undefined })
            }
          />
        }
      />
      <ManagedList
        result={result}
        to="/admin/offers"
        search={search}
        count={(total) =>
          kind === 'BOAT' ? (
            <Plural value={total} one="# boat" other="# boats" />
          ) : (
            <Plural value={total} one="# tour" other="# tours" />
          )
        }
        failureTitle={<Trans>The list could not be loaded</Trans>}
        isNarrowed={filter.status !== undefined || text !== undefined}
        onClear={() => onSearch({ ...search, page: undefined, status: undefined }, undefined)}
        emptyTitle={<Trans>There are none yet</Trans>}
        filters={
          <Filters
            kind={kind}
            search={filter}
            text={text}
            onText={(next) => onSearch({ ...search, page: undefined }, next)}
            onChange={change}
          />
        }
        aside={
          <Order<OfferSort>
            sort={filter.sort}
            usual="createdAt,desc"
            labels={{
              'createdAt,desc': t`Newest first`,
              'createdAt,asc': t`Oldest first`,
              'name,asc': t`From A to Z`,
              'name,desc': t`From Z to A`,
            }}
            onChange={(sort) => change({ sort })}
          />
        }
      >
        {(rows) => (
          <ul className={list} aria-label={t`Boats and tours`}>
            {rows.map((offer) => (
              <OfferRow key={offer.id} kind={kind} offer={offer} />
            ))}
          </ul>
        )}
      </ManagedList>
    </>
  );
}

interface FiltersProps {
  kind: BookingKind;
  search: OffersSearch;
  text: string | undefined;
  onText: (text: string | undefined) => void;
  onChange: (changes: OffersSearch) => void;
}

function Filters({ kind, search, text, onText, onChange }: FiltersProps) {
  const { t, i18n } = useLingui();
  const statuses: readonly TourStatus[] = kind === 'BOAT' ? boatStatusValues : tourStatusValues;
  return (
    <search className={filters} aria-label={t`Filter the boats and tours`}>
      <TextFilter
        label={t`Name, place or owner`}
        maxLength={listManagedBoatsPageParameters.query.maxLength}
        text={text}
        onText={onText}
      />
      <FilterSelect
        label={t`Status`}
        all={t({ message: 'All', context: 'offer status' })}
        options={statuses.map((id) => ({ id, label: i18n._(offerStatuses[id].name) }))}
        value={search.status}
        onChange={(status) => onChange({ status })}
      />
    </search>
  );
}
