import { Trans, useLingui } from '@lingui/react/macro';
import { useStore } from '@tanstack/react-form';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Availability } from '../../../../api/contract/types.ts';
import { ApiError } from '../../../../api/errors/api-error.ts';
import { updateAvailability } from '../../../../api/resources/availabilities/mutations.ts';
import { availabilitiesKey } from '../../../../api/resources/availabilities/queries.ts';
import { availabilityQuery } from '../../../../api/resources/availabilities/record-queries.ts';
import type { Versioned } from '../../../../api/versioned.ts';
import { QueryError } from '../../../../domain/query/query-error.tsx';
import { Conflict } from '../../../../forms/conflict/conflict.tsx';
import { createKeyedCalls } from '../../../../forms/submission/keyed-calls.ts';
import { useGuardedSubmission } from '../../../../forms/submission/use-guarded-submission.ts';
import { useRetryCount } from '../../../../forms/submission/use-retry-count.ts';
import { checkedBy, useAppForm } from '../../../../forms/use-app-form.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { Notice } from '../../../../ui/feedback/notice/notice.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton/skeleton.tsx';
import { notifySuccess } from '../../../../ui/feedback/toast/notify.ts';
import { Dialog } from '../../../../ui/overlays/dialog/dialog.tsx';
import { EntryEnd } from './entry-end.tsx';
import { type EntryValues, entryErrors } from './entry-rules.ts';
import { EntryStatus } from './entry-status.tsx';
import { entryStatusWords } from './entry-status-words.ts';

interface EditEntryProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  entryId: number;
  today: string;
}

/** Changes one entry: its day, its status, its price. It is read anew whenever the dialog opens. */
export default function EditEntry({ isOpen, onOpenChange, entryId, today }: EditEntryProps) {
  const [isPending, setPending] = useState(false);
  return (
    <Dialog
      title={<Trans>Edit availability</Trans>}
      isOpen={isOpen}
      // While it is being saved, nothing closes: what becomes of it would be lost.
      onOpenChange={(open) => !isPending && onOpenChange(open)}
    >
      <Entry
        entryId={entryId}
        today={today}
        onPending={setPending}
        onDone={() => onOpenChange(false)}
      />
    </Dialog>
  );
}

interface EntryProps extends Pick<EditEntryProps, 'entryId' | 'today'> {
  onPending: (isPending: boolean) => void;
  onDone: () => void;
}

function Entry({ entryId, ...rest }: EntryProps) {
  const entry = useQuery({ ...availabilityQuery(entryId), refetchOnWindowFocus: false });
  if (entry.data) return <EntryForm record={entry.data} {...rest} />;
  if (!entry.error) return <Skeleton height="320px" />;
  if (entry.error instanceof ApiError && entry.error.status === 404) {
    return (
      <Notice tone="danger" role="alert">
        <Trans>The availability entry to edit was not found.</Trans>
      </Notice>
    );
  }
  return (
    <QueryError
      result={entry}
      message={<Trans>An error occurred while loading the dialog. Please reload the page.</Trans>}
      level={3}
    />
  );
}

const valuesOf = (entry: Availability): EntryValues => ({
  date: entry.date,
  status: entry.isAvailable ? 'open' : 'closed',
  isInstant: entry.isInstantConfirmation,
  price: entry.priceOverride,
});

function EntryForm({
  record,
  today,
  onPending,
  onDone,
}: Omit<EntryProps, 'entryId'> & { record: Versioned<Availability> }) {
  const { t } = useLingui();
  const format = useFormat();
  const queryClient = useQueryClient();
  const [keyed] = useState(createKeyedCalls);
  const { attempt, attempts, watching } = useRetryCount();
  const { failure, submit, dismiss, conflict, lastChange } = useGuardedSubmission<
    EntryValues,
    Availability
  >({
    record,
    valuesOf,
    readAnew: () => queryClient.fetchQuery(availabilityQuery(record.id)),
    async write(values, version) {
      const { date, status, isInstant, price } = values;
      const entry = {
        id: record.id,
        date,
        isAvailable: status === 'open',
        isInstantConfirmation: isInstant,
        priceOverride: price,
      };
      onPending(true);
      try {
        return await keyed([entry, version], (idempotencyKey) =>
          watching(idempotencyKey, () => updateAvailability({ entry, version, idempotencyKey })),
        );
      } finally {
        onPending(false);
      }
    },
    onAccepted() {
      void queryClient.invalidateQueries({ queryKey: availabilitiesKey });
      void notifySuccess(t`Availability updated`);
      onDone();
    },
  });
  const form = useAppForm({
    defaultValues: valuesOf(record),
    ...checkedBy((values: EntryValues) => entryErrors(values, today)),
    onSubmit: submit,
    onSubmitInvalid: dismiss,
  });
  const price = useStore(form.store, (state) => state.values.price);
  return (
    <form.AppForm>
      <form.Form label={t`Edit availability`}>
        <form.AppField name="date">
          {(field) => <field.DatePicker label={t`Date`} minValue={today} />}
        </form.AppField>
        <form.AppField name="status">
          {(field) => <EntryStatus value={field.state.value} onChange={field.handleChange} />}
        </form.AppField>
        <form.AppField name="isInstant">
          {(field) => (
            <field.Switch description={t`Booked without waiting for you`}>
              <Trans>Instant confirmation</Trans>
            </field.Switch>
          )}
        </form.AppField>
        <form.AppField name="price">
          {(field) => (
            <field.MoneyField
              label={t`Special price (optional)`}
              description={t`Left empty, the regular price holds.`}
            />
          )}
        </form.AppField>
        <Conflict
          differences={conflict}
          lastChange={lastChange}
          labels={{
            date: t`Date`,
            status: t`Status of the days`,
            isInstant: t`Instant confirmation`,
            price: t`Special price (optional)`,
          }}
          shown={{
            date: (day) => format.date(String(day)),
            status: entryStatusWords,
            isInstant: (isOn) => (isOn ? t`on` : t`off`),
            price: (lira) => format.money(Number(lira)),
          }}
        />
        <EntryEnd price={price} attempt={attempt} attempts={attempts}>
          <form.Submit failure={conflict.length > 0 ? undefined : failure}>
            <Trans>Save</Trans>
          </form.Submit>
        </EntryEnd>
      </form.Form>
    </form.AppForm>
  );
}
