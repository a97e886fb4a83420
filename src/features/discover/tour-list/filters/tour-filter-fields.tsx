import { Trans, useLingui } from '@lingui/react/macro';
import { tourTypeValues } from '../../../../api/contract/contract.ts';
import type { TourSummary } from '../../../../api/contract/types.ts';
import { DayField } from '../../../../domain/listing/filters/dates/day-field.tsx';
import { ChipGroup } from '../../../../domain/listing/filters/drawer/chip-group.tsx';
import * as styles from '../../../../domain/listing/filters/drawer/filter-fields.css.ts';
import { RatingGroup } from '../../../../domain/listing/filters/drawer/rating-group.tsx';
import { fewGroupSizes, sizesWith } from '../../../../domain/listing/filters/group-sizes.ts';
import { PriceFields } from '../../../../domain/listing/filters/price/price-fields.tsx';
import { sameTurkish } from '../../../../lib/turkish-text.ts';
import { NearMe } from '../../../../map/place/near-me.tsx';
import { durations, type TourFilters } from '../search-params.ts';
import { tourFacetsOf } from './tour-facets.ts';
import { useFilterLabels } from './use-filter-labels.ts';

interface TourFilterFieldsProps {
  draft: TourFilters;
  tours: readonly TourSummary[];
  now: string;
  onChange: (changes: TourFilters) => void;
}

/** The filters below one another, as the drawer shows them. */
export function TourFilterFields({ draft, tours, now, onChange }: TourFilterFieldsProps) {
  const { t } = useLingui();
  const words = useFilterLabels();
  const facets = tourFacetsOf(tours, draft, now);

  return (
    <>
      <ChipGroup
        label={<Trans>Place</Trans>}
        choices={facets.places.map(({ name, count }) => ({
          value: name,
          name,
          count,
          isOn: draft.location !== undefined && sameTurkish(draft.location, name),
        }))}
        onChange={(location, isOn) => onChange({ location: isOn ? location : undefined })}
      />
      <NearMe onPlace={(location) => onChange({ location })} />
      <DayField days={draft} onChange={onChange} />
      <ChipGroup
        label={<Trans>Free seats</Trans>}
        choices={sizesWith(fewGroupSizes, draft.guests).map((guests) => ({
          value: guests,
          name: words.guests(guests),
          count: facets.guests(guests),
          isOn: draft.guests === guests,
        }))}
        onChange={(guests, isOn) => onChange({ guests: isOn ? guests : undefined })}
      />
      <ChipGroup
        label={<Trans>Kind</Trans>}
        choices={tourTypeValues.map((type) => ({
          value: type,
          name: words.type(type),
          count: facets.types(type),
          isOn: draft.type === type,
        }))}
        onChange={(type, isOn) => onChange({ type: isOn ? type : undefined })}
      />
      <ChipGroup
        label={<Trans>Duration</Trans>}
        choices={durations.map((duration) => ({
          value: duration,
          name: words.duration(duration),
          count: facets.durations(duration),
          isOn: draft.duration === duration,
        }))}
        onChange={(duration, isOn) => onChange({ duration: isOn ? duration : undefined })}
      />
      <ChipGroup
        label={<Trans>Language</Trans>}
        choices={facets.languages.map(({ code, count }) => ({
          value: code,
          name: words.language(code),
          count,
          isOn: draft.language === code,
        }))}
        onChange={(language, isOn) => onChange({ language: isOn ? language : undefined })}
      />
      <RatingGroup
        value={draft.minRating}
        count={facets.rated}
        onChange={(minRating) => onChange({ minRating })}
      />
      <fieldset>
        <legend className={styles.legend}>
          <Trans>Price per person</Trans>
        </legend>
        <PriceFields
          label={t`Price per person`}
          prices={draft}
          allPrices={facets.prices}
          onChange={onChange}
        />
      </fieldset>
    </>
  );
}
