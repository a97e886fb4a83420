import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { GridList, GridListItem } from 'react-aria-components/GridList';
import { DropIndicator, useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import { documentTypeLabels } from '../../domain/document/document-type-labels.ts';
import { ToggleChip } from '../../ui/choices/toggle-chip/toggle-chip.tsx';
import { SearchField } from '../../ui/fields/search-field/search-field.tsx';
import * as styles from './documents.css.ts';
import { type DocumentFilter, filteredDocuments, type ShownDocument } from './shown-document.ts';

/** From so many documents on, a list can be narrowed and searched. */
const leastToFilter = 4;
const leastToSearch = 6;

interface DocumentListProps {
  documents: readonly ShownDocument[];
  /** Puts documents before or after another; they stay where they are when left out. */
  onMove?: (keys: ReadonlySet<string>, target: string, side: 'before' | 'after') => void;
  /** One row. */
  children: (document: ShownDocument) => ReactNode;
}

/** The documents in their order, to be narrowed, searched and put in another. */
export function DocumentList({ documents, onMove, children }: DocumentListProps) {
  const { t, i18n } = useLingui();
  const [filter, setFilter] = useState<DocumentFilter>();
  const [search, setSearch] = useState('');
  const filters: { id: DocumentFilter; label: ReactNode }[] = [
    { id: 'EXPIRED', label: <Trans>Expired</Trans> },
    { id: 'EXPIRING', label: <Trans>Expiring soon</Trans> },
    { id: 'VALID', label: <Trans>Valid</Trans> },
    { id: 'WAITING', label: <Trans>Under review</Trans> },
    { id: 'REFUSED', label: <Trans>Refused</Trans> },
    { id: 'VERIFIED', label: <Trans>Verified</Trans> },
    { id: 'HELD', label: <Trans>Not saved yet</Trans> },
  ];
  const present = filters.filter(({ id }) =>
    documents.some(({ validity, verdict }) => validity === id || verdict === id),
  );
  const isFiltering = documents.length >= leastToFilter;
  const isSearching = documents.length >= leastToSearch;
  const shown = filteredDocuments(
    documents,
    isFiltering && present.some(({ id }) => id === filter) ? filter : undefined,
    isSearching ? search : '',
    (type) => i18n._(documentTypeLabels[type]),
  );
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'pruva-document': String(key) })),
    onReorder({ keys, target }) {
      if (target.dropPosition === 'on') return;
      onMove?.(new Set([...keys].map(String)), String(target.key), target.dropPosition);
    },
    renderDropIndicator: (target) => <DropIndicator target={target} className={styles.landing} />,
  });
  return (
    <>
      {isFiltering && (
        <div className={styles.tools}>
          {isSearching && (
            <div className={styles.search}>
              <SearchField label={t`Search the documents`} value={search} onChange={setSearch} />
            </div>
          )}
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset draws a box */}
          <div role="group" aria-label={t`Narrow the documents`} className={styles.chips}>
            {present.map(({ id, label }) => (
              <ToggleChip
                key={id}
                isSelected={filter === id}
                onChange={(isSelected) => setFilter(isSelected ? id : undefined)}
              >
                {label}
              </ToggleChip>
            ))}
          </div>
        </div>
      )}
      <GridList
        aria-label={t`Documents in their order`}
        className={styles.list}
        items={shown}
        // Rows are kept by document, so what else they show must be named.
        dependencies={[children]}
        {...(onMove && { dragAndDropHooks })}
        renderEmptyState={() => (
          <p className={styles.empty}>
            {documents.length === 0 ? (
              <Trans>No documents yet.</Trans>
            ) : (
              <Trans>No document matches.</Trans>
            )}
          </p>
        )}
      >
        {(document) => (
          <GridListItem
            id={document.key}
            textValue={i18n._(documentTypeLabels[document.documentType])}
            className={styles.row}
          >
            {children(document)}
          </GridListItem>
        )}
      </GridList>
    </>
  );
}
