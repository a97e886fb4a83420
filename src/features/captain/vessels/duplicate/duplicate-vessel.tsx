import { useLingui } from '@lingui/react/macro';
import type { BoatSummary } from '../../../../api/contract/types.ts';
import { DuplicateButton } from '../../../../domain/host-offer/duplicate-button.tsx';
import { lazyDialog } from '../../../../ui/loading/lazy/lazy-dialog.tsx';

const DuplicateDialog = lazyDialog(() => import('./duplicate-dialog.tsx'));

interface DuplicateVesselProps {
  vessel: Pick<BoatSummary, 'id' | 'name'>;
  /** The names of the fleet, of which a copy takes another. */
  names: readonly string[];
  /** The vessel is gone already: takes the focus, which the button had. */
  onGone: () => void;
}

/** Makes a new vessel of what is said of another one. */
export function DuplicateVessel({ vessel, names, onGone }: DuplicateVesselProps) {
  const { t } = useLingui();
  return (
    <DuplicateButton
      label={t`Duplicate ${vessel.name}`}
      onInterest={() => void DuplicateDialog.preload()}
      dialog={(state) => (
        <DuplicateDialog {...state} vessel={vessel} names={names} onGone={onGone} />
      )}
    />
  );
}
