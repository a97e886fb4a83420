import { useLingui } from '@lingui/react/macro';
import * as listStyles from '../../../../domain/managed-list/managed-list.css.ts';
import { TextFilter } from '../../../../domain/managed-list/text-filter.tsx';
import { Select } from '../../../../ui/choices/select/select.tsx';
import type { ContentSearch } from '../search-params.ts';

interface ContentFiltersProps {
  search: ContentSearch;
  text: string | undefined;
  onText: (text: string | undefined) => void;
  onChange: (changes: ContentSearch) => void;
}

/** What to look for among the places or the stories. */
export function ContentFilters({ search, text, onText, onChange }: ContentFiltersProps) {
  const { t } = useLingui();
  return (
    <search className={listStyles.filters} aria-label={t`Filter places and stories`}>
      <TextFilter
        label={search.show ? t`Title, author or text` : t`Name, province or text`}
        maxLength={100}
        text={text}
        onText={onText}
      />
      {!search.show && (
        <Select<'all' | 'some' | 'none'>
          label={t`Boats and tours`}
          options={[
            { id: 'all', label: t({ message: 'All', context: 'places' }) },
            { id: 'some', label: t`Something is published there` },
            { id: 'none', label: t`Nothing is published there` },
          ]}
          value={search.offers ?? 'all'}
          onChange={(offers) => onChange({ offers: offers === 'all' ? undefined : offers })}
        />
      )}
    </search>
  );
}
