import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useStore } from '@tanstack/react-form';
import { useState } from 'react';
import { Slot } from '../../../../../forms/editor/fields/slot.tsx';
import { FormPart } from '../../../../../forms/editor/part/form-part.tsx';
import { now } from '../../../../../lib/now.ts';
import { Button } from '../../../../../ui/actions/button/button.tsx';
import { Disclosure } from '../../../../../ui/content/disclosure/disclosure.tsx';
import { Notice } from '../../../../../ui/feedback/notice/notice.tsx';
import type { TourForm } from '../../use-tour-form.ts';
import { AddDates } from './add-dates.tsx';
import { type AddedDates, AddedNotice } from './added-notice.tsx';
import { DateList } from './date-list.tsx';
import * as styles from './dates.css.ts';
import { RepeatDates } from './repeat-dates.tsx';
import { outdatedRows, withStarts, withTerms } from './rows.ts';
import { useTakenSeats } from './use-taken-seats.ts';

interface DatesPartProps {
  form: TourForm;
  tourId: number | undefined;
}

/** The dates: a day with its times, many by a rule, and the list of them. */
export function DatesPart({ form, tourId }: DatesPartProps) {
  const { t } = useLingui();
  const values = useStore(form.store, (state) => state.values);
  const [added, setAdded] = useState<AddedDates>();
  const taken = useTakenSeats(tourId);
  const outdated = outdatedRows(values.dates, values, taken, now());

  /** Answers whether all of them could be added. */
  function add(starts: readonly string[]): boolean {
    const { rows, ...outcome } = withStarts(values.dates, starts, values, now());
    form.setFieldValue('dates', rows);
    setAdded(outcome);
    return outcome.refused.length === 0;
  }

  return (
    <FormPart
      title={<Trans>Dates</Trans>}
      hint={<Trans>They are stored with the tour. Guests book a date, not a day.</Trans>}
    >
      <Slot name="dates">
        {/* As what keeps a tour from being published names it. */}
        <span id="tourDates" />
        <div className={styles.dates}>
          <AddDates onAdd={add} />
          <Disclosure title={t`Many dates by a rule`}>
            <RepeatDates values={values} onAdd={add} />
          </Disclosure>
          <AddedNotice outcome={added} />
          {outdated.length > 0 && (
            <Notice
              tone="info"
              role="status"
              action={
                <Button
                  variant="secondary"
                  size="small"
                  onPress={() => {
                    const keys = new Set(outdated.map(({ key }) => key));
                    form.setFieldValue('dates', withTerms(values.dates, keys, values));
                  }}
                >
                  <Trans>Use the new figures there too</Trans>
                </Button>
              }
            >
              <Plural
                value={outdated.length}
                one="# stored date has other seats or another length than the tour has now."
                other="# stored dates have other seats or another length than the tour has now."
              />
            </Notice>
          )}
          <DateList form={form} taken={taken} />
        </div>
      </Slot>
    </FormPart>
  );
}
