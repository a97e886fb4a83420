import { Trans, useLingui } from '@lingui/react/macro';
import {
  tourDurationLimits,
  tourDurationMinutesValues,
} from '../../../../../api/contract/contract.ts';
import { Slot } from '../../../../../forms/editor/fields/slot.tsx';
import { FormPart } from '../../../../../forms/editor/part/form-part.tsx';
import { Segments } from '../../../../../ui/choices/segments/segments.tsx';
import type { TourForm } from '../../use-tour-form.ts';
import { fieldLabels } from '../../values/field-labels.ts';
import * as styles from './dates.css.ts';

const { hours } = tourDurationLimits;

/** How long the tour takes. */
export function LengthPart({ form }: { form: TourForm }) {
  const { i18n, t } = useLingui();
  return (
    <FormPart
      title={<Trans>How long it takes</Trans>}
      hint={<Trans>From the start to the return.</Trans>}
    >
      <div className={styles.length}>
        <Slot name="hours">
          <form.AppField name="hours">
            {(field) => (
              <field.NumberField
                label={i18n._(fieldLabels.hours)}
                isRequired
                stepper
                minValue={hours.minimum}
                maxValue={hours.maximum}
              />
            )}
          </form.AppField>
        </Slot>
        <Slot name="minutes">
          <form.AppField name="minutes">
            {(field) => (
              <div className={styles.minutes}>
                <Segments
                  label={i18n._(fieldLabels.minutes)}
                  options={tourDurationMinutesValues.map((minutes) => ({
                    id: String(minutes),
                    label: t`+${minutes} min`,
                  }))}
                  value={String(field.state.value)}
                  onChange={(chosen) => {
                    const minutes = tourDurationMinutesValues.find(
                      (each) => String(each) === chosen,
                    );
                    if (minutes !== undefined) field.handleChange(minutes);
                  }}
                />
              </div>
            )}
          </form.AppField>
        </Slot>
      </div>
    </FormPart>
  );
}
