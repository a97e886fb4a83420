import { useLingui } from '@lingui/react/macro';
import { contactMessageStateValues } from '../../../../api/contract/contract.ts';
import type { ContactMessageState } from '../../../../api/contract/types.ts';
import { filters, wide } from '../../../../domain/managed-list/managed-list.css.ts';
import { Select } from '../../../../ui/choices/select/select.tsx';
import { SearchField } from '../../../../ui/fields/search-field/search-field.tsx';
import { useTypedText } from '../../../../ui/fields/search-field/use-typed-text.ts';
import type { MessagesSearch } from '../search-params.ts';
import { stateWords } from '../state-words.ts';

interface FiltersProps {
  search: MessagesSearch;
  query: string | undefined;
  onChange: (changes: MessagesSearch) => void;
  onQuery: (query: string | undefined) => void;
}

/** Which messages are shown. */
export function Filters({ search, query, onChange, onQuery }: FiltersProps) {
  const { t, i18n } = useLingui();
  const [typed, setTyped] = useTypedText(query, onQuery);
  const all = { id: 'ALL' as const, label: t({ message: 'All', context: 'contact messages' }) };
  return (
    <search className={filters} aria-label={t`Filter the messages`}>
      <div className={wide}>
        <SearchField
          label={t`Name, e-mail or text`}
          maxLength={100}
          value={typed}
          onChange={setTyped}
        />
      </div>
      <Select<ContactMessageState | 'ALL'>
        label={t({ message: 'State', context: 'contact messages' })}
        options={[
          all,
          ...contactMessageStateValues.map((id) => ({ id, label: i18n._(stateWords[id]) })),
        ]}
        value={search.state ?? 'ALL'}
        onChange={(id) => onChange({ state: id === 'ALL' ? undefined : id })}
      />
    </search>
  );
}
