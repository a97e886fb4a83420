import { useLingui } from '@lingui/react/macro';
import * as listStyles from '../../../../domain/managed-list/managed-list.css.ts';
import { Select } from '../../../../ui/choices/select/select.tsx';
import { SearchField } from '../../../../ui/fields/search-field/search-field.tsx';
import { useTypedText } from '../../../../ui/fields/search-field/use-typed-text.ts';
import type { ContentSearch } from '../search-params.ts';

interface ContentFiltersProps {
  search: ContentSearch;
  onChange: (changes: ContentSearch) => void;
}

/** What to look for among the places or the stories. */
export function ContentFilters({ search, onChange }: ContentFiltersProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useTypedText(search.query, (query) => onChange({ query }));
  return (
    <search className={listStyles.filters} aria-label={t`Filter places and stories`}>
      <div className={listStyles.wide}>
        <SearchField
          label={search.show ? t`Title, author or text` : t`Name, province or text`}
          value={typed}
          onChange={setTyped}
          maxLength={100}
        />
      </div>
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
