import { Trans } from '@lingui/react/macro';
import { Bookmark } from 'lucide-react';
import { useState } from 'react';
import { lazyDialog } from '../../../../ui/loading/lazy/lazy-dialog.tsx';
import { toolButton } from '../results/list-tools.css.ts';
import type { BoatListingSearch } from '../search-params.ts';

const SavedSearchesDialog = lazyDialog(() => import('./saved-searches-dialog.tsx'));

/** Opens the searches that this device keeps, and the way to keep this one. */
export function SavedSearchesButton({ search }: { search: BoatListingSearch }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={toolButton}
        aria-haspopup="dialog"
        onPointerEnter={SavedSearchesDialog.preload}
        onFocus={SavedSearchesDialog.preload}
        onClick={() => setOpen(true)}
      >
        <Bookmark aria-hidden="true" size={16} strokeWidth={2} />
        <Trans>Saved searches</Trans>
      </button>
      <SavedSearchesDialog search={search} isOpen={isOpen} onOpenChange={setOpen} />
    </>
  );
}
