import { Trans, useLingui } from '@lingui/react/macro';
import { useStore } from '@tanstack/react-form';
import * as styles from '../../../../forms/editor/part/form-part.css.ts';
import { FormPart } from '../../../../forms/editor/part/form-part.tsx';
import type { Place } from '../../../../map/frame/points.ts';
import { PlacePicker } from '../../../../map/place/place-picker.tsx';
import { decimals, roundedPlace } from '../../../../map/place/rounded-place.ts';
import { ChoiceSlot, NumberSlot } from '../fields/simple-fields.tsx';
import type { VesselForm } from '../use-vessel-form.ts';
import { sameAsDepartureLabel, usualHarbours } from '../values/choices.ts';
import { sameAsDeparture } from '../values/vessel-values.ts';

const step = 10 ** -decimals;
const degrees = { maximumFractionDigits: decimals } as const;

/** Where trips begin and end, and where the boat lies. */
export function LocationTab({ form }: { form: VesselForm }) {
  const { i18n, t } = useLingui();
  const { latitude, longitude, departurePoint, returnPoint } = useStore(
    form.store,
    ({ values }) => values,
  );

  function choose(place: Place): void {
    const { latitude: north, longitude: east } = roundedPlace(place);
    form.setFieldValue('latitude', north);
    form.setFieldValue('longitude', east);
  }
  const harbours = (now: string) => {
    const own = now && now !== sameAsDeparture && !usualHarbours.includes(now) ? [now] : [];
    return [...usualHarbours, ...own].map((name) => ({ id: name, label: name }));
  };
  const value = latitude === null || longitude === null ? undefined : { latitude, longitude };

  return (
    <div className={styles.parts}>
      <FormPart title={<Trans>Departure and return</Trans>}>
        <div className={styles.pair}>
          <ChoiceSlot
            form={form}
            name="departurePoint"
            placeholder={t`Not stated`}
            options={[{ id: '', label: t`Not stated` }, ...harbours(departurePoint)]}
          />
          <ChoiceSlot
            form={form}
            name="returnPoint"
            placeholder={t`Not stated`}
            options={[
              { id: '', label: t`Not stated` },
              { id: sameAsDeparture, label: i18n._(sameAsDepartureLabel) },
              ...harbours(returnPoint),
            ]}
          />
        </div>
      </FormPart>
      <FormPart
        title={<Trans>Place on the map</Trans>}
        hint={
          <Trans>
            Press on the map or drag the mark. A boat needs its place there to be published.
          </Trans>
        }
      >
        <PlacePicker label={t`Where the boat lies`} value={value} onChange={choose} />
        <div className={styles.pair}>
          <NumberSlot form={form} name="latitude" step={step} formatOptions={degrees} />
          <NumberSlot form={form} name="longitude" step={step} formatOptions={degrees} />
        </div>
      </FormPart>
    </div>
  );
}
