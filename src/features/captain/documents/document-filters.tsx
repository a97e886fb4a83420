import { useLingui } from '@lingui/react/macro';
import {
  bookingKindValues,
  documentStateValues,
  documentValidityValues,
} from '../../../api/contract/contract.ts';
import type { BookingKind, DocumentState, DocumentValidity } from '../../../api/contract/types.ts';
import { validityWords, verdictWords } from '../../../domain/document/document-words.ts';
import { Select } from '../../../ui/choices/select/select.tsx';
import * as styles from './documents-page.css.ts';
import type { DocumentSearch } from './search-params.ts';

interface DocumentFiltersProps {
  search: DocumentSearch;
  onChange: (changes: DocumentSearch) => void;
}

/** Which documents are shown: of what, how they were judged, whether they still hold. */
export function DocumentFilters({ search, onChange }: DocumentFiltersProps) {
  const { t, i18n } = useLingui();
  const all = { id: 'all' as const, label: t({ message: 'All', context: 'documents' }) };
  const kinds: Record<BookingKind, string> = {
    BOAT: t({ message: 'Boats', context: 'documents' }),
    TOUR: t({ message: 'Tours', context: 'documents' }),
  };
  return (
    <search className={styles.filters} aria-label={t`Filter the documents`}>
      <Select<DocumentValidity | 'all'>
        label={t`Validity`}
        options={[
          all,
          ...documentValidityValues.map((id) => ({ id, label: i18n._(validityWords[id]) })),
        ]}
        value={search.validity ?? 'all'}
        onChange={(id) => onChange({ validity: id === 'all' ? undefined : id })}
      />
      <Select<DocumentState | 'all'>
        label={t`Verification`}
        options={[
          all,
          ...documentStateValues.map((id) => ({ id, label: i18n._(verdictWords[id]) })),
        ]}
        value={search.state ?? 'all'}
        onChange={(id) => onChange({ state: id === 'all' ? undefined : id })}
      />
      <Select<BookingKind | 'all'>
        label={t({ message: 'Of', context: 'documents' })}
        options={[all, ...bookingKindValues.map((id) => ({ id, label: kinds[id] }))]}
        value={search.kind ?? 'all'}
        onChange={(id) => onChange({ kind: id === 'all' ? undefined : id })}
      />
    </search>
  );
}
