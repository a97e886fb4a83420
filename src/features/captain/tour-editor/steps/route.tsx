import { Trans, useLingui } from '@lingui/react/macro';
import { useStore } from '@tanstack/react-form';
import { tourContentLimits } from '../../../../api/contract/contract.ts';
import { Slot } from '../../../../forms/editor/fields/slot.tsx';
import { SuggestedText } from '../../../../forms/editor/fields/suggested-text.tsx';
import * as styles from '../../../../forms/editor/part/form-part.css.ts';
import { FormPart } from '../../../../forms/editor/part/form-part.tsx';
import type { Place } from '../../../../map/frame/points.ts';
import { PlacePicker } from '../../../../map/place/place-picker.tsx';
import { decimals, roundedPlace } from '../../../../map/place/rounded-place.ts';
import { LongTextSlot } from '../fields.tsx';
import type { TourForm } from '../use-tour-form.ts';
import { usualRegions } from '../values/choices.ts';
import { fieldLabels } from '../values/field-labels.ts';

/** Where the tour goes, and where it begins. */
export function RouteStep({ form }: { form: TourForm }) {
  const { i18n, t } = useLingui();
  const { latitude, longitude } = useStore(form.store, ({ values }) => values);

  function choose(place: Place): void {
    const rounded = roundedPlace(place);
    form.setFieldValue('latitude', rounded.latitude);
    form.setFieldValue('longitude', rounded.longitude);
  }
  const value = latitude === null || longitude === null ? undefined : { latitude, longitude };

  return (
    <div className={styles.parts}>
      <FormPart title={i18n._(fieldLabels.routeDescription)}>
        <Slot name="location">
          <form.AppField name="location">
            {() => (
              <SuggestedText
                label={i18n._(fieldLabels.location)}
                required
                suggestions={usualRegions}
              />
            )}
          </form.AppField>
        </Slot>
        <LongTextSlot
          form={form}
          name="routeDescription"
          rows={6}
          description={t`One stop per line: guests see them in order.`}
        />
      </FormPart>
      <FormPart
        title={i18n._(fieldLabels.locationDescription)}
        hint={<Trans>Press on the map or drag the mark to where you meet.</Trans>}
      >
        <LongTextSlot
          form={form}
          name="locationDescription"
          rows={2}
          description={t`How guests find you: the pier, the café beside it, the colour of the boat.`}
        />
        <PlacePicker label={t`Where guests meet you`} value={value} onChange={choose} />
        <div className={styles.pair}>
          <Degrees form={form} name="latitude" />
          <Degrees form={form} name="longitude" />
        </div>
      </FormPart>
    </div>
  );
}

function Degrees({ form, name }: { form: TourForm; name: 'latitude' | 'longitude' }) {
  const { i18n } = useLingui();
  const { minimum, maximum } = tourContentLimits[name];
  return (
    <Slot name={name}>
      <form.AppField name={name}>
        {(field) => (
          <field.NumberField
            label={i18n._(fieldLabels[name])}
            step={10 ** -decimals}
            formatOptions={{ maximumFractionDigits: decimals }}
            minValue={minimum}
            maxValue={maximum}
          />
        )}
      </form.AppField>
    </Slot>
  );
}
