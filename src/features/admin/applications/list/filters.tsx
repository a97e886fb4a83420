import { useLingui } from '@lingui/react/macro';
import { filters } from '../../../../domain/managed-list/managed-list.css.ts';
import { TextFilter } from '../../../../domain/managed-list/text-filter.tsx';
import { ToggleChip } from '../../../../ui/choices/toggle-chip/toggle-chip.tsx';
import { NumberField } from '../../../../ui/fields/number-field/number-field.tsx';
import {
  type ApplicationSearch,
  pageSize,
  type StatusFilter,
  statusFilters,
  usualStatus,
} from '../search-params.ts';
import { statusWords } from '../status-words.ts';
import * as styles from './list.css.ts';

interface FiltersProps {
  search: ApplicationSearch;
  text: string | undefined;
  onText: (text: string | undefined) => void;
  onChange: (changes: ApplicationSearch) => void;
}

/** What to look for among the applications, and how many of them stand on a page. */
export function Filters({ search, text, onText, onChange }: FiltersProps) {
  const { i18n, t } = useLingui();
  const { status = usualStatus, size = pageSize.default } = search;
  const label = (filter: StatusFilter) =>
    filter === 'ALL' ? t({ message: 'All', context: 'applications' }) : i18n._(statusWords[filter]);
  return (
    <search aria-label={t`Filter the applications`}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset brings a frame, and these are no form */}
      <div role="group" aria-label={t`Status`} className={styles.statuses}>
        {statusFilters.map((filter) => (
          <ToggleChip
            key={filter}
            isSelected={filter === status}
            onChange={() =>
              onChange({ status: filter === usualStatus ? undefined : filter, sort: undefined })
            }
          >
            {label(filter)}
          </ToggleChip>
        ))}
      </div>
      <div className={filters}>
        <TextFilter
          label={t`Name, business or licence number`}
          maxLength={100}
          text={text}
          onText={onText}
        />
        <NumberField
          label={t`Applications on a page`}
          minValue={pageSize.minimum}
          maxValue={pageSize.maximum}
          value={size}
          onChange={(next) => {
            if (Number.isNaN(next)) return;
            onChange({ size: next === pageSize.default ? undefined : next });
          }}
          stepper
        />
      </div>
    </search>
  );
}
