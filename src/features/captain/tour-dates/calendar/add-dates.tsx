import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Tour, TourDateSeats } from '../../../../api/contract/types.ts';
import {
  plannedStarts,
  type RepeatRule,
  startsOf,
} from '../../../../domain/tour/repeat/repeat-rule.ts';
import { RepeatRuleFields } from '../../../../domain/tour/repeat/repeat-rule-fields.tsx';
import { FailureNotice } from '../../../../forms/submission/failure-notice.tsx';
import { formatNumber } from '../../../../i18n/format.ts';
import { now } from '../../../../lib/now.ts';
import { Button } from '../../../../ui/actions/button/button.tsx';
import { ProgressBar } from '../../../../ui/feedback/progress-bar/progress-bar.tsx';
import { NumberStepper } from '../../../../ui/fields/number-stepper/number-stepper.tsx';
import { Dialog } from '../../../../ui/overlays/dialog/dialog.tsx';
import * as styles from './add-dates.css.ts';
import { RefusedDates } from './refused-dates.tsx';
import { useAddDates } from './use-add-dates.ts';

export interface AddDatesProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  tour: Pick<Tour, 'id' | 'name' | 'capacity' | 'duration'>;
  /** The dates that it has. */
  dates: readonly TourDateSeats[];
  today: string;
}

/** Adds many dates by a repeat rule: shows those that it makes, sends them at once, tells what was refused. */
export default function AddDates(props: AddDatesProps) {
  const { isOpen, onOpenChange, tour } = props;
  const [isPending, setPending] = useState(false);
  return (
    <Dialog
      title={<Trans>Add dates to {tour.name}</Trans>}
      isOpen={isOpen}
      // While it is being saved, nothing closes: what becomes of it would be lost.
      onOpenChange={(open) => !isPending && onOpenChange(open)}
    >
      <AddForm {...props} onPending={setPending} />
    </Dialog>
  );
}

const noRule: RepeatRule = { weekdays: [], times: [], from: '', until: '', except: [] };

/** How long a tour takes as a guide writes it, in the language of the country: `2 saat 30 dakika`. */
function lengthText(hours: number, minutes: number): string {
  const part = (value: number, unit: 'hour' | 'minute') =>
    formatNumber('tr', value, { style: 'unit', unit, unitDisplay: 'long' });
  return minutes === 0 ? part(hours, 'hour') : `${part(hours, 'hour')} ${part(minutes, 'minute')}`;
}

/** Mounted anew whenever the dialog opens, so that it begins empty. */
function AddForm({
  tour,
  dates,
  today,
  onOpenChange,
  onPending,
}: AddDatesProps & { onPending: (isPending: boolean) => void }) {
  const { t } = useLingui();
  const [rule, setRule] = useState(noRule);
  const [guests, setGuests] = useState(tour.capacity);
  const [openedAt] = useState(now);
  const { mutation, attempt, attempts } = useAddDates(tour.id);
  const { hours, minutes } = tour.duration;
  const length = hours * 60 + minutes;
  const planned = plannedStarts(startsOf(rule, openedAt).starts, length, dates);
  const added = planned.filter(({ overlapsWith }) => overlapsWith === null);
  const refused = mutation.data?.dates.filter(({ outcome }) => outcome !== 'CREATED') ?? [];

  function add() {
    onPending(true);
    mutation.mutate(
      added.map(({ start }) => ({
        startDate: start,
        durationText: lengthText(hours, minutes),
        durationMinutes: length,
        maxGuests: guests,
      })),
      {
        onSuccess: ({ refusedDates }) => {
          if (refusedDates === 0) onOpenChange(false);
        },
        onSettled: () => onPending(false),
      },
    );
  }

  return (
    <div className={styles.body}>
      <RepeatRuleFields
        value={rule}
        onChange={(next) => {
          setRule(next);
          mutation.reset();
        }}
        standing={dates}
        minutes={length}
        today={today}
        now={openedAt}
      />
      <NumberStepper
        label={t`Most guests of each date`}
        minValue={1}
        maxValue={tour.capacity}
        value={guests}
        onChange={setGuests}
      />
      {refused.length > 0 && (
        <RefusedDates added={mutation.data?.createdDates ?? 0} refused={refused} />
      )}
      <FailureNotice error={mutation.error} title={<Trans>The dates were not added</Trans>} />
      {mutation.isPending && (
        <ProgressBar
          label={t`Adding dates: ${added.length}`}
          {...(attempt !== undefined && {
            valueText: t`Trying again (${attempt}/${attempts})`,
          })}
        />
      )}
      <Button
        variant="sea"
        disabled={added.length === 0}
        pending={mutation.isPending}
        onPress={add}
      >
        <Plural value={added.length} _0="Add the dates" one="Add # date" other="Add # dates" />
      </Button>
    </div>
  );
}
