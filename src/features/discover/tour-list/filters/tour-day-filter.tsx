import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { calendarDay } from '../../../../i18n/format.ts';
import { lazyField } from '../../../../ui/loading/lazy/lazy-field.tsx';
import { useTourListing } from '../use-tour-listing.ts';
import * as styles from './tour-filters.css.ts';

const DatePicker = lazyField(async () => ({
  default: (await import('../../../../ui/dates/date-picker/date-picker.tsx')).DatePicker,
}));

/**
 * The day of the tour. A year that is being typed is a year long past until its last digit: the field keeps what
 * is typed, and the address takes what can be had.
 */
export function TourDayFilter() {
  const { t } = useLingui();
  const { filters, change } = useTourListing();
  const asked = filters.startDate ?? null;
  const [typed, setTyped] = useState(asked);
  const [askedBefore, setAskedBefore] = useState(asked);
  // The address may change otherwise too: a filter is taken out, somebody goes back.
  if (askedBefore !== asked) {
    setAskedBefore(asked);
    setTyped(asked);
  }
  const [today] = useState(() => calendarDay());

  function choose(day: string | null) {
    setTyped(day);
    if (day !== null && day < today) return;
    const isOther = (day ?? undefined) !== filters.startDate || filters.endDate !== undefined;
    if (!isOther) return;
    change({ startDate: day ?? undefined, endDate: undefined }, asked !== null && day !== null);
  }
  return (
    <div className={styles.day} data-on={asked === null ? undefined : ''}>
      <DatePicker label={t`Day`} minValue={today} value={typed} onChange={choose} />
    </div>
  );
}
