import { useLingui } from '@lingui/react/macro';
import { CopyPlus } from 'lucide-react';
import { useState } from 'react';
import type { BoatSummary } from '../../../../api/contract/types.ts';
import { IconButton } from '../../../../ui/actions/icon-button/icon-button.tsx';
import { lazyDialog } from '../../../../ui/loading/lazy/lazy-dialog.tsx';

const DuplicateDialog = lazyDialog(() => import('./duplicate-dialog.tsx'));

interface DuplicateVesselProps {
  vessel: Pick<BoatSummary, 'id' | 'name'>;
  /** The names of the fleet, of which a copy takes another. */
  names: readonly string[];
}

/** Makes a new vessel of what is said of another one. */
export function DuplicateVessel({ vessel, names }: DuplicateVesselProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        label={t`Duplicate ${vessel.name}`}
        onHoverStart={() => void DuplicateDialog.preload()}
        onPress={() => setOpen(true)}
      >
        <CopyPlus aria-hidden="true" size={20} strokeWidth={1.75} />
      </IconButton>
      <DuplicateDialog isOpen={isOpen} onOpenChange={setOpen} vessel={vessel} names={names} />
    </>
  );
}
