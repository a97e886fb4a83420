import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import {
  type SavedSearch,
  type SearchedKind,
  useSavedSearches,
} from '../../../device/saved-searches.ts';
import { Dialog } from '../../../ui/overlays/dialog/dialog.tsx';
import type { Followed } from './followed.ts';
import { SaveSearchForm } from './save-search-form.tsx';
import { SavedSearchRow } from './saved-search-row.tsx';
import * as styles from './saved-searches.css.ts';

interface SavedSearchesDialogProps {
  kind: SearchedKind;
  /** The search of the page, to be kept; undefined while nothing narrows it. */
  current: SavedSearch['search'] | undefined;
  /** What it asks for, written out. */
  proposed: string;
  /** What a search without criteria is called. */
  everything: ReactNode;
  useFollowed: (saved: SavedSearch) => Followed;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The searches kept on this device: keep this one, go to another, pass one on, forget one. */
export function SavedSearchesDialog(props: SavedSearchesDialogProps) {
  const { kind, current, proposed, everything, useFollowed, isOpen, onOpenChange } = props;
  const { list, save, remove } = useSavedSearches(kind);
  return (
    <Dialog title={<Trans>Saved searches</Trans>} isOpen={isOpen} onOpenChange={onOpenChange}>
      {current && <SaveSearchForm search={current} proposed={proposed} onSave={save} />}
      {list.length > 0 ? (
        <ul className={styles.list}>
          {list.map((saved) => (
            <SavedSearchRow
              key={saved.name}
              saved={saved}
              everything={everything}
              useFollowed={useFollowed}
              onFollow={() => onOpenChange(false)}
              onRemove={() => remove(saved.name)}
            />
          ))}
        </ul>
      ) : (
        <p className={styles.none}>
          {current ? (
            <Trans>Nothing is saved yet. A saved search stays on this device.</Trans>
          ) : (
            <Trans>Choose filters first; then the search can be saved on this device.</Trans>
          )}
        </p>
      )}
    </Dialog>
  );
}
