import { Trans } from '@lingui/react/macro';
import { Bookmark } from 'lucide-react';
import { useOpenOnDemand } from '../../../../ui/loading/on-demand/use-open-on-demand.ts';
import { toolButton } from '../results/list-tools.css.ts';
import type { BoatListingSearch } from '../search-params.ts';

const loadDialog = () => import('./saved-searches-dialog.tsx');

/** Opens the searches that this device keeps, and the way to keep this one. */
export function SavedSearchesButton({ search }: { search: BoatListingSearch }) {
  const { part, isOpen, setOpen, prepare, open } = useOpenOnDemand(loadDialog);
  return (
    <>
      <button
        type="button"
        className={toolButton}
        aria-haspopup="dialog"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={open}
      >
        <Bookmark aria-hidden="true" size={16} strokeWidth={2} />
        <Trans>Saved searches</Trans>
      </button>
      {part && <part.SavedSearchesDialog search={search} isOpen={isOpen} onOpenChange={setOpen} />}
    </>
  );
}
