import { useLingui } from '@lingui/react/macro';
import { filters, wide } from '../../../../domain/managed-list/managed-list.css.ts';
import { ToggleChip } from '../../../../ui/choices/toggle-chip/toggle-chip.tsx';
import { NumberField } from '../../../../ui/fields/number-field/number-field.tsx';
import { SearchField } from '../../../../ui/fields/search-field/search-field.tsx';
import { useTypedText } from '../../../../ui/fields/search-field/use-typed-text.ts';
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
  onChange: (changes: ApplicationSearch) => void;
}

/** What to look for among the applications, and how many of them stand on a page. */
export function Filters({ search, onChange }: FiltersProps) {
  const { i18n, t } = useLingui();
  const [typed, setTyped] = useTypedText(search.query, (query) => onChange({ query }));
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
        <div className={wide}>
          <SearchField
            label={t`Name, business or licence number`}
            value={typed}
            onChange={setTyped}
            maxLength={100}
          />
        </div>
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
