import { Trans } from '@lingui/react/macro';
import { useSavedSearches } from '../../../../device/saved-searches.ts';
import { Dialog } from '../../../../ui/overlays/dialog/dialog.tsx';
import { type BoatListingSearch, hasFilters } from '../search-params.ts';
import { SaveSearchForm } from './save-search-form.tsx';
import { SavedSearchRow } from './saved-search-row.tsx';
import * as styles from './saved-searches.css.ts';

interface SavedSearchesDialogProps {
  search: BoatListingSearch;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The searches kept on this device: keep this one, go to another, pass one on, forget one. */
export default function SavedSearchesDialog({
  search,
  isOpen,
  onOpenChange,
}: SavedSearchesDialogProps) {
  const { list, save, remove } = useSavedSearches();
  return (
    <Dialog title={<Trans>Saved searches</Trans>} isOpen={isOpen} onOpenChange={onOpenChange}>
      {hasFilters(search) && <SaveSearchForm search={search} onSave={save} />}
      {list.length > 0 ? (
        <ul className={styles.list}>
          {list.map((saved) => (
            <SavedSearchRow
              key={saved.name}
              saved={saved}
              onFollow={() => onOpenChange(false)}
              onRemove={() => remove(saved.name)}
            />
          ))}
        </ul>
      ) : (
        <p className={styles.none}>
          {hasFilters(search) ? (
            <Trans>Nothing is saved yet. A saved search stays on this device.</Trans>
          ) : (
            <Trans>Choose filters first; then the search can be saved on this device.</Trans>
          )}
        </p>
      )}
    </Dialog>
  );
}
