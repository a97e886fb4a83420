import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useStore } from '@tanstack/react-form';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AvailabilityBatchDay } from '../../../../api/contract/types.ts';
import {
  createAvailability,
  createAvailabilityPeriod,
} from '../../../../api/resources/availabilities/mutations.ts';
import { availabilitiesKey } from '../../../../api/resources/availabilities/queries.ts';
import { createKeyedCalls } from '../../../../forms/submission/keyed-calls.ts';
import { useRetryCount } from '../../../../forms/submission/use-retry-count.ts';
import { useSubmission } from '../../../../forms/submission/use-submission.ts';
import { checkedBy, useAppForm } from '../../../../forms/use-app-form.ts';
import { addDays } from '../../../../lib/calendar-day.ts';
import { Segments } from '../../../../ui/choices/segments/segments.tsx';
import { Dialog } from '../../../../ui/overlays/dialog/dialog.tsx';
import { type OfferName, refOf } from '../batch/offer-days.ts';
import { useUndo } from '../batch/use-undo.ts';
import * as styles from './entry-dialog.css.ts';
import { EntryEnd } from './entry-end.tsx';
import {
  endAfter,
  mostDays,
  type PeriodValues,
  periodErrors,
  periodLength,
} from './entry-rules.ts';
import { EntryStatus } from './entry-status.tsx';

interface AddPeriodProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  offer: OfferName & { name: string };
  today: string;
}

/** Enters days that are not in the calendar yet: a period, or one day. */
export default function AddPeriod(props: AddPeriodProps) {
  const { isOpen, onOpenChange, offer } = props;
  const [isPending, setPending] = useState(false);
  return (
    <Dialog
      title={<Trans>Add availability for {offer.name}</Trans>}
      isOpen={isOpen}
      // While it is being saved, nothing closes: what becomes of it would be lost.
      onOpenChange={(open) => !isPending && onOpenChange(open)}
    >
      <PeriodForm {...props} onPending={setPending} />
    </Dialog>
  );
}

const empty: PeriodValues = {
  kind: 'period',
  start: '',
  end: '',
  status: 'open',
  isInstant: false,
  price: null,
};

/** Mounted anew whenever the dialog opens, so that it begins empty. */
function PeriodForm({
  offer,
  today,
  onOpenChange,
  onPending,
}: AddPeriodProps & { onPending: (isPending: boolean) => void }) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const showUndo = useUndo();
  const [keyed] = useState(createKeyedCalls);
  const { attempt, attempts, watching } = useRetryCount();

  const { failure, submit, dismiss } = useSubmission<PeriodValues>({
    async send(values) {
      onPending(true);
      try {
        const created = await keyed(values, (idempotencyKey) =>
          watching(idempotencyKey, () => create(values, idempotencyKey)),
        );
        await queryClient.invalidateQueries({ queryKey: availabilitiesKey });
        showUndo(t`The availability of the period was created`, created);
      } finally {
        onPending(false);
      }
    },
    onAccepted: () => onOpenChange(false),
  });

  async function create(
    values: PeriodValues,
    idempotencyKey: string,
  ): Promise<AvailabilityBatchDay[]> {
    const { kind, start, end, price } = values;
    const isAvailable = values.status === 'open';
    const isInstantConfirmation = isAvailable && values.isInstant;
    const { boatId, tourId } = refOf(offer);
    const whose = boatId === null ? { tourId } : { boatId };
    const terms = { ...whose, isAvailable, isInstantConfirmation };
    const entries =
      kind === 'day'
        ? [
            await createAvailability({
              entry: { ...terms, date: start, priceOverride: price },
              idempotencyKey,
            }),
          ]
        : await createAvailabilityPeriod({
            period: {
              ...terms,
              startDate: start,
              endDate: end,
              ...(price !== null && { priceOverride: price }),
            },
            idempotencyKey,
          });
    return entries.map(({ date, priceOverride }) => ({
      boatId,
      tourId: tourId ?? null,
      date,
      outcome: 'CREATED',
      hasBookings: false,
      before: null,
      after: { isAvailable, isInstantConfirmation, priceOverride },
    }));
  }

  const form = useAppForm({
    defaultValues: empty,
    ...checkedBy((values: PeriodValues) => periodErrors(values, today)),
    onSubmit: submit,
    onSubmitInvalid: dismiss,
  });
  const values = useStore(form.store, (state) => state.values);
  const length = periodLength(values);
  const isPeriod = values.kind === 'period';
  return (
    <form.AppForm>
      <form.Form label={t`Add availability`}>
        <form.AppField name="kind">
          {(field) => (
            <Segments
              label={t`What to add`}
              value={field.state.value}
              options={[
                { id: 'period', label: t`A period` },
                { id: 'day', label: t`One day` },
              ]}
              onChange={field.handleChange}
            />
          )}
        </form.AppField>
        <div className={isPeriod ? styles.pair : undefined}>
          <form.AppField
            name="start"
            listeners={{
              onChange: ({ value }) => form.setFieldValue('end', (end) => endAfter(value, end)),
            }}
          >
            {(field) => (
              <field.DatePicker label={isPeriod ? t`Start date` : t`Date`} minValue={today} />
            )}
          </form.AppField>
          {isPeriod && (
            <form.AppField name="end">
              {(field) => (
                <field.DatePicker
                  label={t`End date`}
                  minValue={addDays(values.start >= today ? values.start : today, 1)}
                />
              )}
            </form.AppField>
          )}
        </div>
        {isPeriod && (
          <p className={styles.hint} role="status">
            {length === undefined ? (
              <Trans>At most {mostDays} days, both ends counted.</Trans>
            ) : (
              <Plural
                value={length}
                one="# day, both ends counted"
                other="# days, both ends counted"
              />
            )}
          </p>
        )}
        <form.AppField name="status">
          {(field) => <EntryStatus value={field.state.value} onChange={field.handleChange} />}
        </form.AppField>
        {values.status === 'open' && (
          <form.AppField name="isInstant">
            {(field) => (
              <field.Switch description={t`Booked without waiting for you`}>
                <Trans>Instant confirmation</Trans>
              </field.Switch>
            )}
          </form.AppField>
        )}
        <form.AppField name="price">
          {(field) => (
            <field.MoneyField
              label={t`Special price (optional)`}
              description={t`Left empty, the regular price holds.`}
            />
          )}
        </form.AppField>
        <EntryEnd price={values.price} attempt={attempt} attempts={attempts}>
          <form.Submit failure={failure}>
            <Trans>Add availability</Trans>
          </form.Submit>
        </EntryEnd>
      </form.Form>
    </form.AppForm>
  );
}
