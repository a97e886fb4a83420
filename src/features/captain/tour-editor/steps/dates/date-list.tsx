import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useStore } from '@tanstack/react-form';
import { useRef, useState } from 'react';
import { now } from '../../../../../lib/now.ts';
import { Button } from '../../../../../ui/actions/button/button.tsx';
import type { TourForm } from '../../use-tour-form.ts';
import type { DateRow } from '../../values/tour-values.ts';
import { DateItem } from './date-item.tsx';
import * as styles from './dates.css.ts';
import { isTooFull, rowNow, type TakenSeats } from './rows.ts';

/** So many are shown at first; a season has hundreds. */
const shownAtFirst = 12;

interface DateListProps {
  form: TourForm;
  taken: TakenSeats;
}

/** The dates to come, stored or not, with what is taken of each. */
export function DateList({ form, taken }: DateListProps) {
  const { t } = useLingui();
  const values = useStore(form.store, (state) => state.values);
  const [isWhole, setWhole] = useState(false);
  const list = useRef<HTMLElement>(null);
  const rows = values.dates.filter(({ startDate }) => Date.parse(startDate) > now());
  const past = values.dates.length - rows.length;
  const shown = isWhole ? rows : rows.slice(0, shownAtFirst);

  function remove(key: number) {
    form.setFieldValue(
      'dates',
      form.state.values.dates.filter((row) => row.key !== key),
    );
    // The button that was pressed goes with its row.
    list.current?.focus();
  }

  function setLanguage(key: number, language: DateRow['language']) {
    form.setFieldValue(
      'dates',
      form.state.values.dates.map((row) => (row.key === key ? { ...row, language } : row)),
    );
  }

  return (
    <section ref={list} tabIndex={-1} aria-label={t`Dates to come`} className={styles.section}>
      <h3 className={styles.heading}>
        {rows.length === 0 ? (
          <Trans>No dates to come yet</Trans>
        ) : (
          <Plural value={rows.length} one="# date to come" other="# dates to come" />
        )}
      </h3>
      {past > 0 && (
        <p className={styles.hint}>
          <Plural value={past} one="# date is over." other="# dates are over." />
        </p>
      )}
      {shown.length > 0 && (
        <ul className={styles.list}>
          {shown.map((row) => (
            <DateItem
              key={row.key}
              row={rowNow(row, values)}
              taken={row.id === null ? 0 : taken.get(row.id)}
              isTooFull={isTooFull(row, values, taken)}
              languages={values.languages}
              onLanguage={(language) => setLanguage(row.key, language)}
              onRemove={() => remove(row.key)}
            />
          ))}
        </ul>
      )}
      {shown.length < rows.length && (
        <div>
          <Button variant="text" onPress={() => setWhole(true)}>
            <Trans>Show all {rows.length} dates</Trans>
          </Button>
        </div>
      )}
    </section>
  );
}
