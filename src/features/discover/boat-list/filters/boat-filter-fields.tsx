import { Trans, useLingui } from '@lingui/react/macro';
import { boatTypeValues } from '../../../../api/contract/contract.ts';
import { boatTypeLabels } from '../../../../domain/boat/boat-type-labels.ts';
import { featureLabel, knownFeatures } from '../../../../domain/boat/feature-labels.ts';
import { occasionLabels } from '../../../../domain/boat/occasion-labels.ts';
import { DayField } from '../../../../domain/listing/filters/dates/day-field.tsx';
import { ChipGroup } from '../../../../domain/listing/filters/drawer/chip-group.tsx';
import * as styles from '../../../../domain/listing/filters/drawer/filter-fields.css.ts';
import { RatingGroup } from '../../../../domain/listing/filters/drawer/rating-group.tsx';
import { fewGroupSizes, sizesWith } from '../../../../domain/listing/filters/group-sizes.ts';
import { PriceFields } from '../../../../domain/listing/filters/price/price-fields.tsx';
import { useFormat } from '../../../../i18n/use-format.ts';
import { sameTurkish } from '../../../../lib/turkish-text.ts';
import { NearMe } from '../../../../map/place/near-me.tsx';
import { featuresOf, withFeature } from '../feature-list.ts';
import type { BoatFilters } from '../search-params.ts';
import { guestText } from './guest-text.ts';
import { useFacets } from './use-facets.ts';

/** As many as people ask for; whoever wants more looks at the boats. */
const CABINS = [1, 2, 3, 4, 6] as const;

interface BoatFilterFieldsProps {
  draft: BoatFilters;
  onChange: (changes: BoatFilters) => void;
}

/** The filters below one another, as the drawer shows them. */
export function BoatFilterFields({ draft, onChange }: BoatFilterFieldsProps) {
  const { i18n, t } = useLingui();
  const format = useFormat();
  const facets = useFacets(draft);
  const places = facets?.places ?? [];
  const onBoard = featuresOf(draft.features);

  return (
    <>
      {places.length > 0 && (
        <ChipGroup
          label={<Trans>Place</Trans>}
          choices={places.map(({ name, count }) => ({
            value: name,
            name,
            count,
            isOn: draft.location !== undefined && sameTurkish(draft.location, name),
          }))}
          onChange={(location, isOn) => onChange({ location: isOn ? location : undefined })}
        />
      )}
      <NearMe onPlace={(location) => onChange({ location })} />
      <DayField days={draft} onChange={onChange} />
      <ChipGroup
        label={<Trans>Occasion</Trans>}
        choices={Object.entries(occasionLabels).map(([occasion, label]) => ({
          value: occasion,
          name: i18n._(label),
          isOn: draft.occasion !== undefined && sameTurkish(draft.occasion, occasion),
        }))}
        onChange={(occasion, isOn) => onChange({ occasion: isOn ? occasion : undefined })}
      />
      <ChipGroup
        label={<Trans>Guests</Trans>}
        choices={sizesWith(fewGroupSizes, draft.minCapacity).map((least) => ({
          value: least,
          name: guestText(least),
          count: facets?.guests(least),
          isOn: draft.minCapacity === least,
        }))}
        onChange={(least, isOn) => onChange({ minCapacity: isOn ? least : undefined })}
      />
      <ChipGroup
        label={<Trans>Boat type</Trans>}
        choices={boatTypeValues.map((type) => ({
          value: type,
          name: i18n._(boatTypeLabels[type]),
          count: facets?.types[type],
          isOn: draft.type === type,
        }))}
        onChange={(type, isOn) => onChange({ type: isOn ? type : undefined })}
      />
      <ChipGroup
        label={<Trans>Captain</Trans>}
        choices={[true, false].map((isIncluded) => ({
          value: String(isIncluded),
          name: isIncluded ? <Trans>With captain</Trans> : <Trans>Without captain</Trans>,
          count: facets?.captain(isIncluded),
          isOn: draft.captainIncluded === isIncluded,
        }))}
        onChange={(value, isOn) =>
          onChange({ captainIncluded: isOn ? value === 'true' : undefined })
        }
      />
      <ChipGroup
        label={<Trans>Booking</Trans>}
        choices={[
          {
            value: 'instant',
            name: <Trans>Instant confirmation</Trans>,
            count: facets?.instant,
            isOn: draft.isInstantConfirmation === true,
          },
        ]}
        onChange={(_, isOn) => onChange({ isInstantConfirmation: isOn ? true : undefined })}
      />
      <ChipGroup
        label={<Trans>Cabins</Trans>}
        choices={CABINS.map((least) => ({
          value: least,
          name: `${format.number(least)}+`,
          count: facets?.cabins(least),
          isOn: draft.minCabins === least,
        }))}
        onChange={(least, isOn) => onChange({ minCabins: isOn ? least : undefined })}
      />
      <RatingGroup
        value={draft.minRating}
        count={(least) => facets?.rated(least)}
        onChange={(minRating) => onChange({ minRating })}
      />
      <ChipGroup
        label={<Trans>On board</Trans>}
        choices={knownFeatures.map((feature) => {
          const { name, icon: Icon } = featureLabel(feature);
          return {
            value: feature,
            name: (
              <>
                <Icon aria-hidden="true" size={16} strokeWidth={1.75} />{' '}
                {name ? i18n._(name) : feature}
              </>
            ),
            isOn: onBoard.includes(feature),
          };
        })}
        onChange={(feature, isOn) =>
          onChange({ features: withFeature(draft.features, feature, isOn) })
        }
      />
      <fieldset>
        <legend className={styles.legend}>
          <Trans>Price per day</Trans>
        </legend>
        <PriceFields
          label={t`Price per day`}
          prices={draft}
          allPrices={facets?.prices}
          onChange={onChange}
        />
      </fieldset>
    </>
  );
}
