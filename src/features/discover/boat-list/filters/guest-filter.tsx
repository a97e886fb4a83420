import { Trans, useLingui } from '@lingui/react/macro';
import { useAnswered } from '../../../../ui/loading/answer/use-answered.ts';
import { guestCounts, useCriteriaText } from '../saved-searches/criteria-text.ts';
import * as styles from '../search/boat-search-form.css.ts';
import type { BoatListingSearch } from '../search-params.ts';
import { useListingChanges } from '../use-listing.ts';

/** How many guests the boat takes at least, a part of the slab. */
export function GuestFilter({ search }: { search: BoatListingSearch }) {
  const { t } = useLingui();
  const { change } = useListingChanges();
  const text = useCriteriaText();
  const [minCapacity, choose] = useAnswered(search.minCapacity, (guests) =>
    change({ minCapacity: guests }),
  );
  // An address may ask for a number of its own.
  const counts = guestCounts.includes(minCapacity ?? 1)
    ? guestCounts
    : [...guestCounts, minCapacity ?? 1].sort((a, b) => a - b);

  return (
    <label className={styles.segment}>
      <span className={styles.caption}>
        <Trans>Guests</Trans>
      </span>
      <select
        className={styles.select}
        data-empty={minCapacity === undefined || undefined}
        value={minCapacity ?? ''}
        onChange={({ target }) => choose(target.value === '' ? undefined : Number(target.value))}
      >
        <option value="">{t`Any number`}</option>
        {counts.map((count) => (
          <option key={count} value={count}>
            {text.guests({ minCapacity: count })}
          </option>
        ))}
      </select>
    </label>
  );
}
