import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { tourCreateLimits } from '../../../../api/contract/contract.ts';
import type { TourSummary } from '../../../../api/contract/types.ts';
import { publishChecklistsKey } from '../../../../api/resources/publish-checklists/queries.ts';
import { createTour } from '../../../../api/resources/tours/edit-mutations.ts';
import { tourQuery, toursKey } from '../../../../api/resources/tours/queries.ts';
import { DuplicateDialog } from '../../../../forms/host-offer/duplicate-dialog.tsx';
import { createKeyedCalls } from '../../../../forms/submission/keyed-calls.ts';
import { notifySuccess } from '../../../../ui/feedback/toast/notify.ts';
import { copyOf } from './duplicate-tour.ts';

interface DuplicateTourDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  tour: Pick<TourSummary, 'id' | 'name'>;
  names: readonly string[];
  /** The tour is gone already: takes the focus, which the button had. */
  onGone: () => void;
}

/** Makes a tour of what is said of another one, and opens it in its form. */
export default function DuplicateTourDialog(props: DuplicateTourDialogProps) {
  const { isOpen, onOpenChange, tour, names, onGone } = props;
  const { t } = useLingui();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [keyed] = useState(createKeyedCalls);

  function refresh(): void {
    void queryClient.invalidateQueries({ queryKey: toursKey });
    void queryClient.invalidateQueries({ queryKey: publishChecklistsKey });
  }

  async function copy(name: string): Promise<void> {
    const original = await queryClient.fetchQuery({ ...tourQuery(tour.id), staleTime: 0 });
    const said = copyOf(original, name);
    const made = await keyed(said, (idempotencyKey) => createTour({ tour: said, idempotencyKey }));
    refresh();
    onOpenChange(false);
    void notifySuccess(t`${made.name} is there as a draft.`);
    await navigate({
      to: '/captain/tours/$tourId/{-$step}',
      params: { tourId: String(made.id), step: 'details' },
    });
  }

  return (
    <DuplicateDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={<Trans>Duplicate the tour {tour.name}</Trans>}
      name={tour.name}
      names={names}
      maxLength={tourCreateLimits.name.maxLength}
      copy={copy}
      onMissing={() => {
        onGone();
        refresh();
      }}
    >
      <p>
        <Trans>
          Copied: name, descriptions, price, duration, terms, route and place, languages, features
          and highlights. The copy is a draft.
        </Trans>
      </p>
      <p>
        <Trans>Not copied: dates, photos and documents. Add them to the copy.</Trans>
      </p>
    </DuplicateDialog>
  );
}
