import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Boat } from '../../../../api/contract/types.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { Disclosure } from '../../../../ui/content/disclosure/disclosure.tsx';
import { media } from '../../../../ui/theme/media.ts';
import { useMedia } from '../../../../ui/theme/use-media.ts';
import * as styles from './boat-features.css.ts';

const fuels: Readonly<Record<NonNullable<Boat['fuelType']>, MessageDescriptor>> = {
  DIESEL: msg`Diesel`,
  GASOLINE: msg`Petrol`,
  ELECTRIC: msg`Electric`,
  HYBRID: msg`Hybrid`,
};

/**
 * The rest that is known of a boat; what is not known, or zero, is left out. Folded on phones, where those who
 * want to know open it.
 */
export function BoatDetails({ boat }: { boat: Boat }) {
  const isPhone = useMedia(media.phone);
  const { i18n, t } = useLingui();
  const format = useFormat();
  const { width, maxSpeed, fuelType, textLanguage } = boat;
  const speed = maxSpeed == null ? null : format.number(maxSpeed);
  const rows = [
    { id: 'model', label: t`Brand and model`, value: boat.brandModel },
    { id: 'manufacturer', label: t`Manufacturer`, value: boat.manufacturer },
    {
      id: 'width',
      label: t`Width`,
      value: width == null ? null : format.number(width, { style: 'unit', unit: 'meter' }),
    },
    { id: 'material', label: t`Hull`, value: boat.material, isFreeText: true },
    { id: 'speed', label: t`Top speed`, value: speed && t`${speed} knots` },
    { id: 'fuel', label: t`Fuel`, value: fuelType && i18n._(fuels[fuelType]) },
    { id: 'toilets', label: t`Toilets`, value: boat.toiletCount },
    { id: 'dining', label: t`Seats at table`, value: boat.diningCapacity },
    { id: 'flag', label: t`Flag`, value: boat.flag, isFreeText: true },
  ].filter(({ value }) => value != null && value !== '' && value !== 0);
  if (rows.length === 0) return null;
  return (
    <Disclosure
      key={String(isPhone)}
      isOpenAtFirst={!isPhone}
      title={<Trans>Specifications</Trans>}
    >
      <dl className={styles.details}>
        {rows.map(({ id, label, value, isFreeText }) => (
          <div key={id} className={styles.detail}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value} lang={isFreeText ? textLanguage : undefined}>
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  );
}
