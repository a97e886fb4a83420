import { useLingui } from '@lingui/react/macro';
import { contactMessageStateValues } from '../../../../api/contract/contract.ts';
import type { ContactMessageState } from '../../../../api/contract/types.ts';
import { filters } from '../../../../domain/managed-list/managed-list.css.ts';
import { TextFilter } from '../../../../domain/managed-list/text-filter.tsx';
import { Select } from '../../../../ui/choices/select/select.tsx';
import type { MessagesSearch } from '../search-params.ts';
import { stateWords } from '../state-words.ts';

interface FiltersProps {
  search: MessagesSearch;
  text: string | undefined;
  onChange: (changes: MessagesSearch) => void;
  onText: (text: string | undefined) => void;
}

/** Which messages are shown. */
export function Filters({ search, text, onText, onChange }: FiltersProps) {
  const { t, i18n } = useLingui();
  const all = { id: 'ALL' as const, label: t({ message: 'All', context: 'contact messages' }) };
  return (
    <search className={filters} aria-label={t`Filter the messages`}>
      <TextFilter label={t`Name, e-mail or text`} maxLength={100} text={text} onText={onText} />
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
