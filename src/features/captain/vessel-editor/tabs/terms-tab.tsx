import { Trans, useLingui } from '@lingui/react/macro';
import {
  alcoholRuleValues,
  boatRulesLimits,
  inclusionValues,
  musicRuleValues,
  petsRuleValues,
  smokingRuleValues,
} from '../../../../api/contract/contract.ts';
import { Slot } from '../../../../forms/editor/fields/slot.tsx';
import * as styles from '../../../../forms/editor/part/form-part.css.ts';
import { FormPart } from '../../../../forms/editor/part/form-part.tsx';
import { ChoiceSlot } from '../fields/simple-fields.tsx';
import type { VesselForm } from '../use-vessel-form.ts';
import { inclusionLabels, ruleLabels } from '../values/choices.ts';
import { fieldLabels } from '../values/field-labels.ts';

const choices = [
  { name: 'smoking', values: smokingRuleValues },
  { name: 'pets', values: petsRuleValues },
  { name: 'alcohol', values: alcoholRuleValues },
  { name: 'music', values: musicRuleValues },
] as const;

const inclusions = [
  'fuelInclusion',
  'foodInclusion',
  'drinksInclusion',
  'towelsInclusion',
  'cleaningInclusion',
  'harbourFeesInclusion',
] as const;

/** What the price covers, and the rules on board. */
export function TermsTab({ form }: { form: VesselForm }) {
  const { i18n, t } = useLingui();
  return (
    <div className={styles.parts}>
      <FormPart
        title={<Trans>What the price covers</Trans>}
        hint={
          <Trans>
            Captain and crew are set with the details of the boat; what guests can order, with its
            price, among the services.
          </Trans>
        }
      >
        <div className={styles.pair}>
          {inclusions.map((name) => (
            <ChoiceSlot
              key={name}
              form={form}
              name={name}
              placeholder={t`Not stated`}
              options={[
                { id: '', label: t`Not stated` },
                ...inclusionValues.map((id) => ({ id, label: i18n._(inclusionLabels[id]) })),
              ]}
            />
          ))}
        </div>
      </FormPart>
      <FormPart
        title={<Trans>Rules on board</Trans>}
        hint={<Trans>Guests read them before they book.</Trans>}
      >
        <div className={styles.pair}>
          {choices.map(({ name, values }) => (
            <ChoiceSlot
              key={name}
              form={form}
              name={name}
              placeholder={t`Not stated`}
              options={[
                { id: '', label: t`Not stated` },
                ...values.map((id) => ({ id, label: i18n._(ruleLabels[id]) })),
              ]}
            />
          ))}
        </div>
        <Slot name="additionalRules">
          <form.AppField name="additionalRules">
            {(field) => (
              <field.TextArea
                label={i18n._(fieldLabels.additionalRules)}
                maxLength={boatRulesLimits.additionalRules.maxLength}
              />
            )}
          </form.AppField>
        </Slot>
      </FormPart>
    </div>
  );
}
