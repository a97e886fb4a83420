import { Trans, useLingui } from '@lingui/react/macro';
import { boatTypeValues, fuelTypeValues } from '../../../../api/contract/contract.ts';
import { boatTypeLabels } from '../../../../domain/boat/boat-type-labels.ts';
import { Slot } from '../../../../forms/editor/fields/slot.tsx';
import { SuggestedText } from '../../../../forms/editor/fields/suggested-text.tsx';
import * as styles from '../../../../forms/editor/part/form-part.css.ts';
import { FormPart } from '../../../../forms/editor/part/form-part.tsx';
import { calendarDay } from '../../../../i18n/format.ts';
import { ChoiceSlot, MoneySlot, NumberSlot, TextSlot } from '../fields/simple-fields.tsx';
import { VesselTags } from '../fields/vessel-tags.tsx';
import type { VesselForm } from '../use-vessel-form.ts';
import { fuelLabels, usualLocations, usualMaterials, usualOccasions } from '../values/choices.ts';
import { fieldLabels } from '../values/field-labels.ts';

const metres = { style: 'unit', unit: 'meter' } as const;
const year = { useGrouping: false } as const;

/** What kind of boat it is, what it measures, what it costs and where it lies. */
export function DetailsTab({ form }: { form: VesselForm }) {
  const { i18n, t } = useLingui();
  return (
    <div className={styles.parts}>
      <FormPart
        title={<Trans>The boat</Trans>}
        hint={<Trans>Fields marked with * are required.</Trans>}
      >
        <div className={styles.pair}>
          <TextSlot form={form} name="name" required />
          <ChoiceSlot
            form={form}
            name="type"
            required
            options={boatTypeValues.map((id) => ({ id, label: i18n._(boatTypeLabels[id]) }))}
          />
          <TextSlot form={form} name="brandModel" />
          <NumberSlot
            form={form}
            name="buildYear"
            max={Number(calendarDay().slice(0, 4))}
            formatOptions={year}
          />
          <TextSlot form={form} name="manufacturer" />
        </div>
        <VesselTags
          form={form}
          name="organizationTypes"
          textName="organizationText"
          suggestions={usualOccasions}
        />
      </FormPart>
      <FormPart title={<Trans>Technical details</Trans>}>
        <div className={styles.figures}>
          <NumberSlot form={form} name="capacity" required />
          <NumberSlot form={form} name="length" step={0.1} formatOptions={metres} />
          <NumberSlot form={form} name="width" step={0.1} formatOptions={metres} />
          <NumberSlot form={form} name="cabins" />
          <NumberSlot form={form} name="bathrooms" />
          <NumberSlot form={form} name="toiletCount" />
          <NumberSlot form={form} name="diningCapacity" />
          <NumberSlot form={form} name="crew" />
          <NumberSlot form={form} name="maxSpeed" step={0.1} description={t`In knots`} />
        </div>
        <div className={styles.figures}>
          <ChoiceSlot
            form={form}
            name="fuelType"
            placeholder={t`Not stated`}
            options={[
              { id: '', label: t`Not stated` },
              ...fuelTypeValues.map((id) => ({ id, label: i18n._(fuelLabels[id]) })),
            ]}
          />
          <Slot name="material">
            <form.AppField name="material">
              {() => (
                <SuggestedText label={i18n._(fieldLabels.material)} suggestions={usualMaterials} />
              )}
            </form.AppField>
          </Slot>
          <TextSlot form={form} name="flag" />
        </div>
        <Slot name="captainIncluded">
          <form.AppField name="captainIncluded">
            {(field) => <field.Switch>{i18n._(fieldLabels.captainIncluded)}</field.Switch>}
          </form.AppField>
        </Slot>
      </FormPart>
      <FormPart
        title={<Trans>Prices</Trans>}
        hint={<Trans>In lira. Single days can be priced in the calendar.</Trans>}
      >
        <div className={styles.pair}>
          <MoneySlot form={form} name="dailyPrice" required />
          <MoneySlot
            form={form}
            name="hourlyPrice"
            description={t`Leave it empty if you let by the day only.`}
          />
        </div>
      </FormPart>
      <FormPart title={<Trans>Region</Trans>}>
        <Slot name="location">
          <form.AppField name="location">
            {() => (
              <SuggestedText
                label={i18n._(fieldLabels.location)}
                suggestions={usualLocations}
                required
              />
            )}
          </form.AppField>
        </Slot>
      </FormPart>
    </div>
  );
}
