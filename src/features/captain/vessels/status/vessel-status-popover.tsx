import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { BoatPublication, BoatStatus, BoatSummary } from '../../../../api/contract/types.ts';
import { ApiError } from '../../../../api/errors/api-error.ts';
import { setBoatStatus } from '../../../../api/resources/boats/mutations.ts';
import { boatQuery, boatsKey } from '../../../../api/resources/boats/queries.ts';
import {
  boatPublishChecklistQuery,
  publishChecklistsKey,
} from '../../../../api/resources/publish-checklists/queries.ts';
import { StatusDetails } from '../../../../domain/host-offer/status/status-details.tsx';
import { StatusPopover } from '../../../../domain/host-offer/status/status-popover.tsx';
import { useSetStatus } from '../../../../domain/host-offer/status/use-set-status.ts';
import { StatusFailure } from '../../../../forms/host-offer/status-failure.tsx';
import type { PopoverAnchor } from '../../../../ui/overlays/popover/popover.tsx';
import { vesselStatuses } from './vessel-status.tsx';

interface VesselStatusPopoverProps extends PopoverAnchor {
  vessel: BoatSummary;
  /** Whether the reader is the host and not an administrator. */
  isHost: boolean;
}

/** What the status of a vessel means, what keeps it from being published, and the way to change it. */
export default function VesselStatusPopover(props: VesselStatusPopoverProps) {
  const { vessel, isHost, ...popover } = props;
  const { isOpen, onOpenChange } = popover;
  const { id, name, status } = vessel;
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const checklist = useQuery({ ...boatPublishChecklistQuery(id), enabled: isOpen });
  const setting = useSetStatus<BoatStatus, BoatPublication>({
    name,
    read: async () => {
      const boat = await queryClient.fetchQuery({ ...boatQuery(id), staleTime: 0 });
      return boat.status;
    },
    write: (wanted) => setBoatStatus(id, wanted),
    refresh: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: boatsKey }),
        queryClient.invalidateQueries({ queryKey: publishChecklistsKey }),
      ]),
    done: (wanted) =>
      wanted === 'ACTIVE' ? t`${name} is published.` : t`${name} is no longer published.`,
    // DRAFT is set by the service alone.
    back: (seen) => (seen === 'DRAFT' ? undefined : seen),
    onDone: () => onOpenChange(false),
  });
  const { error, data: changedTo, reset } = setting;
  // What failed is told until the popover is opened again.
  useEffect(() => {
    if (isOpen) reset();
  }, [isOpen, reset]);
  const isPublished = status === 'ACTIVE';
  // What is missing stands in the list below, each with its link.
  const isIncomplete = error instanceof ApiError && error.code === 'BOAT_INCOMPLETE';
  return (
    <StatusPopover {...popover} name={name}>
      <StatusDetails
        status={vesselStatuses[status]}
        isPublished={isPublished}
        checklist={checklist}
        isHost={isHost}
        failure={
          <StatusFailure
            error={error}
            title={isIncomplete ? <Trans>It cannot be published yet</Trans> : undefined}
            changedTo={changedTo && vesselStatuses[changedTo].name}
          />
        }
        pending={setting.isPending}
        onSwitch={() =>
          setting.mutate({ seen: status, wanted: isPublished ? 'INACTIVE' : 'ACTIVE' })
        }
      />
    </StatusPopover>
  );
}
