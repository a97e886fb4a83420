import { useLingui } from '@lingui/react/macro';
import {
  bookingKindValues,
  documentStateValues,
  documentValidityValues,
} from '../../../api/contract/contract.ts';
import type { BookingKind } from '../../../api/contract/types.ts';
import { validityWords, verdictWords } from '../../../domain/document/document-words.ts';
import { FilterSelect } from '../../../ui/choices/filter-select/filter-select.tsx';
import * as styles from './documents-page.css.ts';
import type { DocumentSearch } from './search-params.ts';

interface DocumentFiltersProps {
  search: DocumentSearch;
  onChange: (changes: DocumentSearch) => void;
}

/** Which documents are shown: of what, how they were judged, whether they still hold. */
export function DocumentFilters({ search, onChange }: DocumentFiltersProps) {
  const { t, i18n } = useLingui();
  const all = t({ message: 'All', context: 'documents' });
  const kinds: Record<BookingKind, string> = {
    BOAT: t({ message: 'Boats', context: 'documents' }),
    TOUR: t({ message: 'Tours', context: 'documents' }),
  };
  return (
    <search className={styles.filters} aria-label={t`Filter the documents`}>
      <FilterSelect
        label={t`Validity`}
        all={all}
        options={documentValidityValues.map((id) => ({ id, label: i18n._(validityWords[id]) }))}
        value={search.validity}
        onChange={(validity) => onChange({ validity })}
      />
      <FilterSelect
        label={t`Verification`}
        all={all}
        options={documentStateValues.map((id) => ({ id, label: i18n._(verdictWords[id]) }))}
        value={search.state}
        onChange={(state) => onChange({ state })}
      />
      <FilterSelect
        label={t({ message: 'Of', context: 'documents' })}
        all={all}
        options={bookingKindValues.map((id) => ({ id, label: kinds[id] }))}
        value={search.kind}
        onChange={(kind) => onChange({ kind })}
      />
    </search>
  );
}
