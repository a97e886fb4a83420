import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BoatPublication, BoatStatus, BoatSummary } from '../../../../api/contract/types.ts';
import { errorText } from '../../../../api/errors/messages.ts';
import { setBoatStatus } from '../../../../api/resources/boats/mutations.ts';
import { boatQuery, boatsKey } from '../../../../api/resources/boats/queries.ts';
import { publishChecklistsKey } from '../../../../api/resources/publish-checklists/queries.ts';
import { notifyError, notifySuccess } from '../../../../ui/feedback/toast/notify.ts';

/** Somebody else has set another status since the list was read; nothing was written. */
export class StatusChanged extends Error {
  override readonly name = 'StatusChanged';
  readonly status: BoatStatus;
  constructor(status: BoatStatus) {
    super(`The status is ${status} by now.`);
    this.status = status;
  }
}

interface Change {
  /** What the person saw when asking for another one. */
  seen: BoatStatus;
  wanted: BoatPublication;
}

/**
 * Publishes a vessel or takes it back, and offers to undo that for a moment. What somebody else has set
 * meanwhile is not overwritten: the mutation fails with a `StatusChanged`.
 */
export function useSetStatus({ id, name }: Pick<BoatSummary, 'id' | 'name'>, onDone: () => void) {
  const { i18n, t } = useLingui();
  const queryClient = useQueryClient();

  async function set({ seen, wanted }: Change): Promise<void> {
    // The call takes no version, so that what is there now is looked at first.
    const { status } = await queryClient.fetchQuery({ ...boatQuery(id), staleTime: 0 });
    if (status !== seen) throw new StatusChanged(status);
    await setBoatStatus(id, wanted);
  }
  /** Also after a failure: what is shown was not what is there. */
  const refresh = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: boatsKey }),
      queryClient.invalidateQueries({ queryKey: publishChecklistsKey }),
    ]);

  async function undo(change: Change): Promise<void> {
    try {
      await set(change);
      void notifySuccess(t`${name}: undone.`);
    } catch (error) {
      const message =
        error instanceof StatusChanged
          ? t`Somebody else has changed the status meanwhile.`
          : errorText(i18n, error);
      void notifyError({ title: t`Not undone`, message });
    }
    await refresh();
  }

  return useMutation({
    mutationFn: set,
    onSettled: refresh,
    onSuccess: (_, { seen, wanted }) => {
      onDone();
      const message =
        wanted === 'ACTIVE' ? t`${name} is published.` : t`${name} is no longer published.`;
      // DRAFT is set by the service alone.
      const action = seen !== 'DRAFT' && {
        label: t`Undo`,
        onPress: () => void undo({ seen: wanted, wanted: seen }),
      };
      void notifySuccess(message, action || undefined);
    },
  });
}
