import { useLingui } from '@lingui/react/macro';
import { errorText } from '../../../api/errors/messages.ts';
import { useSingleMutation } from '../../../api/use-single-mutation.ts';
import { notifyError, notifySuccess } from '../../../ui/feedback/toast/notify.ts';

interface StatusChange<Status, Wanted> {
  /** What the person saw when asking for another one. */
  seen: Status;
  wanted: Wanted;
}

interface StatusSetting<Status, Wanted extends Status> {
  /** Of the boat or tour. */
  name: string;
  /** The status that it has now: the call takes no version, so that this is looked at first. */
  read: () => Promise<Status>;
  write: (wanted: Wanted) => Promise<unknown>;
  /** Reads again what shows the status, after a failure too: what is shown was not what is there. */
  refresh: () => Promise<unknown>;
  /** What is told when it is done. */
  done: (wanted: Wanted) => string;
  /** What would be set to undo it; undefined for what a person cannot set. */
  back: (seen: Status) => Wanted | undefined;
  onDone: () => void;
}

/**
 * Sets the status of a boat or tour, and offers to undo that for a moment. What somebody else has set
 * meanwhile is not overwritten: the mutation's `data` is that status then.
 */
export function useSetStatus<Status extends string, Wanted extends Status>(
  setting: StatusSetting<Status, Wanted>,
) {
  const { name, read, write, refresh, done, back, onDone } = setting;
  const { i18n, t } = useLingui();

  async function set({ seen, wanted }: StatusChange<Status, Wanted>): Promise<Status | undefined> {
    const there = await read();
    if (there !== seen) return there;
    await write(wanted);
    return undefined;
  }

  async function undo(change: StatusChange<Status, Wanted>): Promise<void> {
    const title = t`Not undone`;
    try {
      const changedTo = await set(change);
      if (changedTo === undefined) void notifySuccess(t`${name}: undone.`);
      else {
        void notifyError({ title, message: t`Somebody else has changed the status meanwhile.` });
      }
    } catch (error) {
      void notifyError({ title, message: errorText(i18n, error) });
    }
    await refresh();
  }

  return useSingleMutation({
    mutationFn: set,
    onSettled: refresh,
    onSuccess: (changedTo, { seen, wanted }) => {
      if (changedTo !== undefined) return;
      onDone();
      const before = back(seen);
      const action = before !== undefined && {
        label: t`Undo`,
        onPress: () => void undo({ seen: wanted, wanted: before }),
      };
      void notifySuccess(done(wanted), action || undefined);
    },
  });
}
