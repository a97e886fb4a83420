import { useLingui } from '@lingui/react/macro';
import {
  bookingKindValues,
  documentValidityValues,
  managedDocumentTypeValues,
} from '../../../../api/contract/contract.ts';
import type {
  BookingKind,
  DocumentValidity,
  ManagedDocumentType,
} from '../../../../api/contract/types.ts';
import { documentTypeLabels } from '../../../../domain/document/document-type-labels.ts';
import { validityWords, verdictWords } from '../../../../domain/document/document-words.ts';
import { filters } from '../../../../domain/managed-list/managed-list.css.ts';
import { TextFilter } from '../../../../domain/managed-list/text-filter.tsx';
import { Select } from '../../../../ui/choices/select/select.tsx';
import {
  type DocumentsSearch,
  type StateFilter,
  stateFilters,
  usualState,
} from '../search-params.ts';

interface FiltersProps {
  search: DocumentsSearch;
  text: string | undefined;
  onText: (text: string | undefined) => void;
  onChange: (changes: DocumentsSearch) => void;
}

/** Which documents are shown: those that wait, unless something else is asked for. */
export function Filters({ search, text, onText, onChange }: FiltersProps) {
  const { t, i18n } = useLingui();
  const all = { id: 'ALL' as const, label: t({ message: 'All', context: 'documents' }) };
  const kinds: Record<BookingKind, string> = {
    BOAT: t({ message: 'Boats', context: 'documents' }),
    TOUR: t({ message: 'Tours', context: 'documents' }),
  };
  const given = <Value extends string>(id: Value | 'ALL') => (id === 'ALL' ? undefined : id);
  return (
    <search className={filters} aria-label={t`Filter the documents`}>
      <TextFilter
        label={t`File, boat, tour or owner`}
        maxLength={100}
        text={text}
        onText={onText}
      />
      <Select<StateFilter>
        label={t`Verification`}
        options={stateFilters.map((id) =>
          id === 'ALL' ? all : { id, label: i18n._(verdictWords[id]) },
        )}
        value={search.state ?? usualState}
        onChange={(state) => onChange({ state: state === usualState ? undefined : state })}
      />
      <Select<BookingKind | 'ALL'>
        label={t({ message: 'Of', context: 'documents' })}
        options={[all, ...bookingKindValues.map((id) => ({ id, label: kinds[id] }))]}
        value={search.kind ?? 'ALL'}
        onChange={(id) => onChange({ kind: given(id) })}
      />
      <Select<ManagedDocumentType | 'ALL'>
        label={t({ message: 'Type', context: 'documents' })}
        options={[
          all,
          ...managedDocumentTypeValues.map((id) => ({ id, label: i18n._(documentTypeLabels[id]) })),
        ]}
        value={search.type ?? 'ALL'}
        onChange={(id) => onChange({ type: given(id) })}
      />
      <Select<DocumentValidity | 'ALL'>
        label={t`Validity`}
        options={[
          all,
          ...documentValidityValues.map((id) => ({ id, label: i18n._(validityWords[id]) })),
        ]}
        value={search.validity ?? 'ALL'}
        onChange={(id) => onChange({ validity: given(id) })}
      />
    </search>
  );
}
