import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type {
  Tour,
  TourDatePlanEntry,
  TourDateSeats,
  TourLanguage,
} from '../../../../api/contract/types.ts';
import { DateLanguage } from '../../../../domain/tour/date-language.tsx';
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

interface AddDatesProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  tour: Pick<Tour, 'id' | 'name' | 'capacity' | 'duration' | 'languages'>;
  /** The dates that it has. */
  dates: readonly TourDateSeats[];
  today: string;
  /** Called with the starts of the dates that were added. */
  onAdded: (starts: readonly string[]) => void;
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

/** What became of the dates that were sent last. */
interface Outcome {
  added: number;
  refused: readonly TourDatePlanEntry[];
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
  onAdded,
  onPending,
}: AddDatesProps & { onPending: (isPending: boolean) => void }) {
  const { t } = useLingui();
  const [rule, setRule] = useState(noRule);
  const [guests, setGuests] = useState(tour.capacity);
  const [language, setLanguage] = useState<TourLanguage | null>(null);
  const [moment, setMoment] = useState(now);
  const [outcome, setOutcome] = useState<Outcome>();
  const { mutation, attempt, attempts } = useAddDates(tour.id);
  const { hours, minutes } = tour.duration;
  const length = hours * 60 + minutes;
  const planned = plannedStarts(startsOf(rule, moment).starts, length, dates);
  // After a refusal only what was refused is sent again; what is over can never be.
  const starts = outcome
    ? outcome.refused.flatMap((date) => (date.outcome === 'PAST' ? [] : [date.startDate]))
    : planned.flatMap(({ start, overlapsWith }) => (overlapsWith === null ? [start] : []));
  const isOver = outcome !== undefined && starts.length === 0;

  function add() {
    onPending(true);
    mutation.mutate(
      starts.map((startDate) => ({
        startDate,
        durationText: lengthText(hours, minutes),
        durationMinutes: length,
        maxGuests: guests,
        language,
      })),
      {
        onSuccess({ dates: sent, createdDates }) {
          const refused = sent.filter((date) => date.outcome !== 'CREATED');
          onAdded(sent.flatMap((date) => (date.outcome === 'CREATED' ? [date.startDate] : [])));
          setOutcome({ added: createdDates, refused });
          // Not after a failure: what is sent again is the same, and done once.
          setMoment(now());
          if (refused.length === 0) onOpenChange(false);
        },
        onSettled: () => onPending(false),
      },
    );
  }

  return (
    <div className={styles.body}>
      {/* What is on its way is not changed any more. */}
      <div className={styles.body} inert={mutation.isPending}>
        <RepeatRuleFields
          value={rule}
          onChange={(next) => {
            setRule(next);
            setOutcome(undefined);
            mutation.reset();
          }}
          standing={dates}
          minutes={length}
          today={today}
          now={moment}
        />
        <NumberStepper
          label={t`Most guests of each date`}
          minValue={1}
          maxValue={tour.capacity}
          value={guests}
          onChange={setGuests}
        />
        <DateLanguage
          label={t`Language`}
          value={language}
          ofTour={tour.languages}
          onChange={setLanguage}
        />
      </div>
      {outcome && outcome.refused.length > 0 && <RefusedDates {...outcome} />}
      <FailureNotice error={mutation.error} title={<Trans>The dates were not added</Trans>} />
      {mutation.isPending && (
        <ProgressBar
          label={t`Adding dates: ${mutation.variables.length}`}
          {...(attempt !== undefined && {
            valueText: t`Trying again (${attempt}/${attempts})`,
          })}
        />
      )}
      <Button
        variant="sea"
        disabled={starts.length === 0 && !isOver}
        pending={mutation.isPending}
        onPress={isOver ? () => onOpenChange(false) : add}
      >
        {isOver ? (
          <Trans>Close</Trans>
        ) : outcome ? (
          <Plural value={starts.length} one="Try # date again" other="Try # dates again" />
        ) : (
          <Plural value={starts.length} _0="Add the dates" one="Add # date" other="Add # dates" />
        )}
      </Button>
    </div>
  );
}
