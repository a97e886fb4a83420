import { Trans, useLingui } from '@lingui/react/macro';
import { useStore } from '@tanstack/react-form';
import type { Place } from '../../../../map/frame/points.ts';
import { PlacePicker } from '../../../../map/place/place-picker.tsx';
import { ChoiceSlot, NumberSlot } from '../fields/simple-fields.tsx';
import type { VesselForm } from '../use-vessel-form.ts';
import { sameAsDepartureLabel, usualHarbours } from '../values/choices.ts';
import { sameAsDeparture } from '../values/vessel-values.ts';
import * as styles from './tab-part.css.ts';
import { TabPart } from './tab-part.tsx';

/** About a metre: as fine as the fields go. */
const decimals = 5;
const step = 10 ** -decimals;
const degrees = { maximumFractionDigits: decimals } as const;

const rounded = (value: number) => Number(value.toFixed(decimals));

/** Where trips begin and end, and where the boat lies. */
export function LocationTab({ form }: { form: VesselForm }) {
  const { i18n, t } = useLingui();
  const { latitude, longitude, departurePoint, returnPoint } = useStore(
    form.store,
    ({ values }) => values,
  );

  function choose(place: Place): void {
    form.setFieldValue('latitude', rounded(place.latitude));
    form.setFieldValue('longitude', rounded(place.longitude));
  }
  const harbours = (now: string) => {
    const own = now && now !== sameAsDeparture && !usualHarbours.includes(now) ? [now] : [];
    return [...usualHarbours, ...own].map((name) => ({ id: name, label: name }));
  };
  const value = latitude === null || longitude === null ? undefined : { latitude, longitude };

  return (
    <div className={styles.parts}>
      <TabPart title={<Trans>Departure and return</Trans>}>
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
      </TabPart>
      <TabPart
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
      </TabPart>
    </div>
  );
}
