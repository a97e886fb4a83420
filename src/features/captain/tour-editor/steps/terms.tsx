import { Trans, useLingui } from '@lingui/react/macro';
import { cancellationPolicyValues } from '../../../../api/contract/contract.ts';
import { policyTexts } from '../../../../domain/cancellation/policy-texts.ts';
import { Slot } from '../../../../forms/editor/fields/slot.tsx';
import * as styles from '../../../../forms/editor/part/form-part.css.ts';
import { FormPart } from '../../../../forms/editor/part/form-part.tsx';
import { LongTextSlot } from '../fields.tsx';
import type { TourForm } from '../use-tour-form.ts';
import { fieldLabels } from '../values/field-labels.ts';

/** What guests get back when they cancel, what is included and what is not allowed. */
export function TermsStep({ form }: { form: TourForm }) {
  const { i18n, t } = useLingui();
  const onePerLine = t`One per line.`;
  return (
    <div className={styles.parts}>
      <FormPart
        title={i18n._(fieldLabels.cancellationPolicy)}
        hint={<Trans>What guests get back when they cancel. One rule for all dates.</Trans>}
      >
        <Slot name="cancellationPolicy">
          <form.AppField name="cancellationPolicy">
            {(field) => (
              <field.RadioGroup
                label={i18n._(fieldLabels.cancellationPolicy)}
                isLabelHidden
                look="cards"
                options={cancellationPolicyValues.map((id) => ({
                  id,
                  label: i18n._(policyTexts[id].name),
                  description: i18n._(policyTexts[id].rule),
                }))}
              />
            )}
          </form.AppField>
        </Slot>
      </FormPart>
      <FormPart title={<Trans>Good to know</Trans>}>
        <LongTextSlot form={form} name="includedServices" description={onePerLine} />
        <LongTextSlot form={form} name="excludedServices" description={onePerLine} />
        <LongTextSlot form={form} name="requirements" description={onePerLine} />
        <LongTextSlot form={form} name="notAllowed" description={onePerLine} />
        <LongTextSlot form={form} name="notSuitableFor" description={onePerLine} />
      </FormPart>
    </div>
  );
}
