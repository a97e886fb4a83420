import { useLingui } from '@lingui/react/macro';
import { CopyPlus } from 'lucide-react';
import { useState } from 'react';
import type { TourSummary } from '../../../../api/contract/types.ts';
import { IconButton } from '../../../../ui/actions/icon-button/icon-button.tsx';
import { lazyDialog } from '../../../../ui/loading/lazy/lazy-dialog.tsx';

const DuplicateDialog = lazyDialog(() => import('./duplicate-dialog.tsx'));

interface DuplicateTourProps {
  tour: Pick<TourSummary, 'id' | 'name'>;
  /** The names of the others, of which a copy takes another. */
  names: readonly string[];
}

/** Makes a new tour of what is said of another one. */
export function DuplicateTour({ tour, names }: DuplicateTourProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        label={t`Duplicate the tour ${tour.name}`}
        onHoverStart={() => void DuplicateDialog.preload()}
        onPress={() => setOpen(true)}
      >
        <CopyPlus aria-hidden="true" size={20} strokeWidth={1.75} />
      </IconButton>
      <DuplicateDialog isOpen={isOpen} onOpenChange={setOpen} tour={tour} names={names} />
    </>
  );
}
