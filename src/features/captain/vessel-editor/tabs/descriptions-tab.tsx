import { Trans, useLingui } from '@lingui/react/macro';
import { boatCreateLimits } from '../../../../api/contract/contract.ts';
import { Slot } from '../../../../forms/editor/fields/slot.tsx';
import * as styles from '../../../../forms/editor/part/form-part.css.ts';
import { FormPart } from '../../../../forms/editor/part/form-part.tsx';
import type { VesselForm } from '../use-vessel-form.ts';
import { fieldLabels } from '../values/field-labels.ts';

/** The boat in its owner's words. */
export function DescriptionsTab({ form }: { form: VesselForm }) {
  const { i18n, t } = useLingui();
  return (
    <div className={styles.parts}>
      <FormPart
        title={<Trans>In your words</Trans>}
        hint={<Trans>What makes a day on this boat? Guests read it first.</Trans>}
      >
        <Slot name="shortDescription">
          <form.AppField name="shortDescription">
            {(field) => (
              <field.TextArea
                label={i18n._(fieldLabels.shortDescription)}
                description={t`A sentence or two, for lists.`}
                rows={2}
                maxLength={boatCreateLimits.shortDescription.maxLength}
              />
            )}
          </form.AppField>
        </Slot>
        <Slot name="description">
          <form.AppField name="description">
            {(field) => (
              <field.TextArea
                label={i18n._(fieldLabels.description)}
                description={t`An empty line begins a new paragraph.`}
                rows={10}
                maxLength={boatCreateLimits.description.maxLength}
              />
            )}
          </form.AppField>
        </Slot>
      </FormPart>
      <FormPart title={<Trans>Hour by hour</Trans>}>
        <Slot name="dayPlan">
          <form.AppField name="dayPlan">
            {(field) => (
              <field.TextArea
                label={i18n._(fieldLabels.dayPlan)}
                description={t`A line for each stop, its hour first: 10:00 Leaving the marina`}
                rows={6}
              />
            )}
          </form.AppField>
        </Slot>
      </FormPart>
    </div>
  );
}
