import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { TourStatus, TourSummary } from '../../../../api/contract/types.ts';
import {
  publishChecklistsKey,
  tourPublishChecklistQuery,
} from '../../../../api/resources/publish-checklists/queries.ts';
import { setTourStatus } from '../../../../api/resources/tours/mutations.ts';
import { tourQuery, toursKey } from '../../../../api/resources/tours/queries.ts';
import { StatusDetails } from '../../../../domain/host-offer/status/status-details.tsx';
import { StatusPopover } from '../../../../domain/host-offer/status/status-popover.tsx';
import { useSetStatus } from '../../../../domain/host-offer/status/use-set-status.ts';
import { StatusFailure } from '../../../../forms/host-offer/status-failure.tsx';
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog/confirm-dialog.tsx';
import type { PopoverAnchor } from '../../../../ui/overlays/popover/popover.tsx';
import { publishQuestion } from './publish-question.ts';
import { PublishQuestionWords } from './publish-question-words.tsx';
import { tourStatuses } from './tour-status.tsx';

interface TourStatusPopoverProps extends PopoverAnchor {
  tour: Pick<TourSummary, 'id' | 'name' | 'status'>;
  /** Whether the reader is the host and not an administrator. */
  isHost: boolean;
}

/** What the status of a tour means, what is missing of it, and the way to change it; asks first where that is wise. */
export default function TourStatusPopover(props: TourStatusPopoverProps) {
  const { tour, isHost, ...popover } = props;
  const { isOpen, onOpenChange } = popover;
  const { id, name, status } = tour;
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const checklist = useQuery({ ...tourPublishChecklistQuery(id), enabled: isOpen });
  const setting = useSetStatus<TourStatus, TourStatus>({
    name,
    read: async () => {
      const now = await queryClient.fetchQuery({ ...tourQuery(id), staleTime: 0 });
      return now.status;
    },
    write: (wanted) => setTourStatus(id, wanted),
    refresh: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: toursKey }),
        queryClient.invalidateQueries({ queryKey: publishChecklistsKey }),
      ]),
    done: () => t`The status of the tour is updated`,
    back: (seen) => seen,
    onDone: () => {
      onOpenChange(false);
      setAsking(false);
    },
  });
  // What failed is told until the popover is opened again.
  const { reset } = setting;
  useEffect(() => {
    if (isOpen) reset();
  }, [isOpen, reset]);
  const isPublished = status === 'ACTIVE';
  const question = isPublished ? undefined : publishQuestion(status, checklist.data);
  const change = () =>
    setting.mutate({ seen: status, wanted: isPublished ? 'INACTIVE' : 'ACTIVE' });
  const failure = (
    <StatusFailure
      error={setting.error}
      title={<Trans>The status of the tour was not updated</Trans>}
      changedTo={setting.data && tourStatuses[setting.data].name}
    />
  );
  return (
    <>
      <StatusPopover {...popover} name={name}>
        <StatusDetails
          status={tourStatuses[status]}
          isPublished={isPublished}
          checklist={checklist}
          isHost={isHost}
          failure={failure}
          // What is missing is known before it is published.
          pending={setting.isPending || (!isPublished && checklist.isFetching)}
          onSwitch={() => {
            if (question === undefined) return change();
            onOpenChange(false);
            setAsking(true);
          }}
        />
      </StatusPopover>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={<Trans>Publish {name}?</Trans>}
        confirmLabel={<Trans context="status of a tour">Publish it</Trans>}
        cancelLabel={<Trans>Not now</Trans>}
        pending={setting.isPending}
        error={failure}
        onConfirm={change}
      >
        {question && <PublishQuestionWords question={question} />}
      </ConfirmDialog>
    </>
  );
}
