import { Trans, useLingui } from '@lingui/react/macro';
import { ClientOnly } from '@tanstack/react-router';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { tourLanguageValues, tourTypeValues } from '../../../../api/contract/contract.ts';
import type { TourSummary } from '../../../../api/contract/types.ts';
import { compareTurkish } from '../../../../lib/turkish-text.ts';
import { durations, priceBands, type TourFilters } from '../search-params.ts';
import { useTourListing } from '../use-tour-listing.ts';
import { counts } from './match-tours.ts';
import { TourDayFilter } from './tour-day-filter.tsx';
import * as styles from './tour-filters.css.ts';
import { useFilterLabels } from './use-filter-labels.ts';

const place = <div className={styles.cell} />;

/** How many people may be asked for; a tour says for itself how many it takes. */
const GUESTS = [1, 2, 3, 4, 6, 8, 10, 15, 20, 30];

interface Option {
  value: string;
  text: string;
}

type Choice = 'location' | 'type' | 'duration' | 'price' | 'language';

/** What `/tours` can be narrowed by, each choice with how many tours it would leave. */
export function TourFilterBar({ tours, now }: { tours: readonly TourSummary[]; now: string }) {
  const { t } = useLingui();
  const words = useFilterLabels();
  const { filters, change } = useTourListing();
  const places = useMemo(() => {
    const known = new Set(tours.map(({ location }) => location));
    // A link may ask for a place without tours.
    if (filters.location !== undefined) known.add(filters.location);
    return [...known].sort(compareTurkish);
  }, [tours, filters.location]);

  function options<Key extends Choice>(
    key: Key,
    values: readonly (TourFilters[Key] & string)[],
    nameOf: (value: TourFilters[Key] & string) => string,
  ): Option[] {
    const found = counts(tours, filters, key, values, now);
    return values
      .filter((value) => (found.get(value) ?? 0) > 0 || filters[key] === value)
      .map((value) => ({ value, text: `${nameOf(value)} (${found.get(value) ?? 0})` }));
  }

  const choice = (name: ReactNode, any: string, key: Choice, list: readonly Option[]) => (
    <Choose
      label={name}
      any={any}
      value={filters[key]}
      options={list}
      // The options are values of that filter.
      onChange={(value) => change({ [key]: value })}
    />
  );
  return (
    <search className={styles.bar} aria-label={t`Tours`}>
      <div className={styles.cells}>
        {choice(
          <Trans>Place</Trans>,
          t`All coasts`,
          'location',
          options('location', places, words.location),
        )}
        <ClientOnly fallback={place}>
          <TourDayFilter />
        </ClientOnly>
        <Choose
          label={<Trans context="filter">People</Trans>}
          any={t`Any number`}
          value={filters.guests === undefined ? undefined : String(filters.guests)}
          options={GUESTS.map((count) => ({ value: String(count), text: words.guests(count) }))}
          onChange={(value) => change({ guests: value === undefined ? undefined : Number(value) })}
        />
        {choice(
          <Trans>Kind</Trans>,
          t`All kinds`,
          'type',
          options('type', tourTypeValues, words.type),
        )}
        {choice(
          <Trans>Duration</Trans>,
          t`Any`,
          'duration',
          options('duration', durations, words.duration),
        )}
        {choice(<Trans>Price</Trans>, t`Any`, 'price', options('price', priceBands, words.price))}
        {choice(
          <Trans>Language</Trans>,
          t`All languages`,
          'language',
          options('language', tourLanguageValues, words.language),
        )}
      </div>
    </search>
  );
}

interface ChooseProps {
  label: ReactNode;
  /** The choice that narrows nothing. */
  any: string;
  value: string | undefined;
  options: readonly Option[];
  onChange: (value: string | undefined) => void;
}

/** A native select: on phones it is the platform's own wheel. */
function Choose({ label, any, value, options, onChange }: ChooseProps) {
  return (
    <label className={styles.cell} data-on={value === undefined ? undefined : ''}>
      <span className={styles.label}>{label}</span>
      <select
        className={styles.control}
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value || undefined)}
      >
        <option value="">{any}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
      <ChevronDown className={styles.chevron} aria-hidden="true" size={16} strokeWidth={2} />
    </label>
  );
}
