import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useLinkProps, useNavigate } from '@tanstack/react-router';
import { ChevronDown, Search } from 'lucide-react';
import { type SubmitEvent, useRef } from 'react';
import { groupSizes } from '../../../../domain/listing/filters/group-sizes.ts';
import { places } from '../../../../domain/listing/known-place.ts';
import { visuallyHidden } from '../../../../ui/theme/global.css.ts';
import type { DayCalendar } from './day-calendar.ts';
import { DaySegment } from './day-segment.tsx';
import * as styles from './home-search.css.ts';
import { type SearchRequest, searchRequestOf } from './search-request.ts';

/**
 * Where, when, how many: boats or tours. A real form with the addresses of the lists, so that it
 * searches before any script has run; nothing but the calendar has to load, with the wish to see it.
 */
export function HomeSearch({ Calendar }: { Calendar: DayCalendar }) {
  const { t } = useLingui();
  const search = useSearch();
  const tours = useRef<HTMLInputElement>(null);
  const boatsAddress = useLinkProps({ to: '/boats' }).href;
  const toursAddress = useLinkProps({ to: '/tours' }).href;

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const kind = tours.current?.checked ? 'tours' : 'boats';
    search(searchRequestOf(kind, new FormData(event.currentTarget)));
  }

  return (
    <search className={styles.search}>
      <form className={styles.slab} action={boatsAddress} onSubmit={submit}>
        <fieldset className={styles.kinds}>
          <legend className={visuallyHidden}>
            <Trans>What are you looking for?</Trans>
          </legend>
          {/* Of no form: what is looked for is the address, not a parameter. */}
          <label className={styles.kind}>
            <input type="radio" name="kind" form="none" defaultChecked className={styles.radio} />
            <Trans>Boats</Trans>
          </label>
          <label className={styles.kind}>
            <input
              ref={tours}
              type="radio"
              name="kind"
              form="none"
              value="tours"
              className={styles.radio}
            />
            <Trans>Tours</Trans>
          </label>
        </fieldset>
        <div className={styles.fields}>
          <label className={styles.segment}>
            <span className={styles.caption}>
              <Trans>Where to?</Trans>
            </span>
            <select name="location" defaultValue="" className={styles.select}>
              <option value="">{t`The whole coast`}</option>
              {places.map((place) => (
                <option key={place}>{place}</option>
              ))}
            </select>
            <ChevronDown className={styles.chevron} aria-hidden="true" size={18} />
          </label>
          <DaySegment Calendar={Calendar} />
          <label className={styles.segment}>
            <span className={styles.caption}>
              <Trans>How many people</Trans>
            </span>
            <select name="minCapacity" defaultValue="" className={styles.select}>
              <option value="">{t`Any number`}</option>
              {groupSizes.map((group) => (
                <option key={group} value={group}>
                  <Plural value={group} one="# guest" other="# guests" />
                </option>
              ))}
            </select>
            <ChevronDown className={styles.chevron} aria-hidden="true" size={18} />
          </label>
          <button type="submit" className={styles.submitBoats}>
            <Search aria-hidden="true" size={20} strokeWidth={2} />
            <Trans>Search boats</Trans>
          </button>
          <button type="submit" formAction={toursAddress} className={styles.submitTours}>
            <Search aria-hidden="true" size={20} strokeWidth={2} />
            <Trans>Search tours</Trans>
          </button>
        </div>
      </form>
    </search>
  );
}

/** Opens the list of what is looked for. */
function useSearch() {
  const navigate = useNavigate();
  return ({ kind, location, startDate, endDate, guests }: SearchRequest) => {
    if (kind === 'boats') {
      const search = { location, startDate, endDate, minCapacity: guests };
      void navigate({ to: '/boats', search });
    } else {
      void navigate({ to: '/tours', search: { location, startDate, endDate, guests } });
    }
  };
}
