import { useLingui } from '@lingui/react/macro';
import type { TourSummary } from '../../../../api/contract/types.ts';
import { DuplicateButton } from '../../../../domain/host-offer/duplicate-button.tsx';
import { lazyDialog } from '../../../../ui/loading/lazy/lazy-dialog.tsx';

const DuplicateDialog = lazyDialog(() => import('./duplicate-dialog.tsx'));

interface DuplicateTourProps {
  tour: Pick<TourSummary, 'id' | 'name'>;
  /** The names of the others, of which a copy takes another. */
  names: readonly string[];
  /** The tour is gone already: takes the focus, which the button had. */
  onGone: () => void;
}

/** Makes a new tour of what is said of another one. */
export function DuplicateTour({ tour, names, onGone }: DuplicateTourProps) {
  const { t } = useLingui();
  return (
    <DuplicateButton
      label={t`Duplicate the tour ${tour.name}`}
      onInterest={() => void DuplicateDialog.preload()}
      dialog={(state) => <DuplicateDialog {...state} tour={tour} names={names} onGone={onGone} />}
    />
  );
}
