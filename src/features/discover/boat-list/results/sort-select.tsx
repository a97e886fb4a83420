import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { boatSortValues, searchBoatsPageParameters } from '../../../../api/contract/contract.ts';
import type { BoatSort } from '../../../../api/contract/types.ts';
import { useAnswered } from '../../../../ui/loading/answer/use-answered.ts';
import { useListingChanges } from '../use-listing.ts';
import * as styles from './sort-select.css.ts';

const labels: Record<BoatSort, MessageDescriptor> = {
  'popularity,desc': msg`Most popular`,
  'price,asc': msg`Price, low to high`,
  'price,desc': msg`Price, high to low`,
  'rating,desc': msg`Best rated`,
  'capacity,desc': msg`Largest capacity`,
  'newest,desc': msg`Newest`,
};

/** The order of the list. A native select: on phones it is the platform's own wheel. */
export function SortSelect({ sort }: { sort: BoatSort | undefined }) {
  const { i18n } = useLingui();
  const { change } = useListingChanges();
  const [shown, choose] = useAnswered(sort, (next) => change({ sort: next }));
  return (
    <label className={styles.label}>
      <span className={styles.name}>
        <Trans>Sort by</Trans>
      </span>
      <span className={styles.box}>
        <select
          className={styles.select}
          value={shown ?? searchBoatsPageParameters.sort.default}
          onChange={({ target }) => choose(boatSortValues.find((value) => value === target.value))}
        >
          {boatSortValues.map((value) => (
            <option key={value} value={value}>
              {i18n._(labels[value])}
            </option>
          ))}
        </select>
        <ChevronDown className={styles.chevron} aria-hidden="true" size={16} strokeWidth={2} />
      </span>
    </label>
  );
}
