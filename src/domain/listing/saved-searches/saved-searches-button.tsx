import { Trans } from '@lingui/react/macro';
import { Bookmark } from 'lucide-react';
import { useState } from 'react';
import type { LazyComponent } from '../../../ui/loading/lazy/lazy-component.tsx';
import { toolButton } from '../results/list-tools.css.ts';

interface SavedSearchesButtonProps<Search> {
  Dialog: LazyComponent<{
    search: Search;
    isOpen: boolean;
    onOpenChange: (isOpen: boolean) => void;
  }>;
  search: Search;
}

/** Opens the searches that this device keeps, and the way to keep this one. */
export function SavedSearchesButton<Search>({ Dialog, search }: SavedSearchesButtonProps<Search>) {
  const [isOpen, onOpenChange] = useState(false);
  return (
    <>
      <button
        type="button"
        className={toolButton}
        aria-haspopup="dialog"
        onPointerEnter={Dialog.preload}
        onFocus={Dialog.preload}
        onClick={() => onOpenChange(true)}
      >
        <Bookmark aria-hidden="true" size={16} strokeWidth={2} />
        <Trans>Saved searches</Trans>
      </button>
      <Dialog search={search} isOpen={isOpen} onOpenChange={onOpenChange} />
    </>
  );
}
