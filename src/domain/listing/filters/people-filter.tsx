import { Trans, useLingui } from '@lingui/react/macro';
import { useAnswered } from '../../../ui/loading/answer/use-answered.ts';
import * as styles from '../search/search-slab.css.ts';
import { groupSizes, sizesWith } from './group-sizes.ts';

interface PeopleFilterProps {
  /** How many are asked for. */
  value: number | undefined;
  /** What a number is called. */
  textOf: (count: number) => string;
  onChange: (count: number | undefined) => Promise<void>;
}

/** How many people come along, a part of the slab. */
export function PeopleFilter({ value, textOf, onChange }: PeopleFilterProps) {
  const { t } = useLingui();
  const [shown, choose] = useAnswered(value, onChange);
  return (
    <label className={styles.segment}>
      <span className={styles.caption}>
        <Trans>Guests</Trans>
      </span>
      <select
        className={styles.select}
        data-empty={shown === undefined || undefined}
        value={shown ?? ''}
        onChange={({ target }) => choose(target.value === '' ? undefined : Number(target.value))}
      >
        <option value="">{t`Any number`}</option>
        {sizesWith(groupSizes, shown).map((count) => (
          <option key={count} value={count}>
            {textOf(count)}
          </option>
        ))}
      </select>
    </label>
  );
}
