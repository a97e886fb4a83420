import { useLingui } from '@lingui/react';
import { Trans, useLingui as useMacro } from '@lingui/react/macro';
import { failureOf } from '../../../../api/errors/messages.ts';
import { DurationText } from '../../../../domain/tour/duration-text.tsx';
import { seatsLeft } from '../../../../domain/tour/seats.ts';
import { startTimeOf } from '../../../../domain/tour/tour-date.ts';
import type { TourChoice } from '../../../../domain/tour/use-tour-dates.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { weekdayOf } from '../../../../lib/calendar-day.ts';
import { RadioGroup } from '../../../../ui/choices/radio-group/radio-group.tsx';
import { Price } from '../../../../ui/content/price/price.tsx';
import { ErrorDisplay } from '../../../../ui/feedback/error-display/error-display.tsx';
import { Notice } from '../../../../ui/feedback/notice/notice.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton/skeleton.tsx';
import { ConfirmationBadge } from '../flow/confirmation-badge.tsx';
import * as styles from './tour-dates.css.ts';

interface TourDatesProps {
  choices: readonly TourChoice[];
  /** The id of the chosen date. */
  chosen: number | undefined;
  isPending: boolean;
  error: unknown;
  onRetry: () => void;
  onChoose: (dateId: number) => void;
}

/** The dates of a tour, each with its time, its price and whether seats are left. */
export function TourDates({
  choices,
  chosen,
  isPending,
  error,
  onRetry,
  onChoose,
}: TourDatesProps) {
  const { i18n } = useLingui();
  const { t } = useMacro();
  const format = useFormat();
  if (error) return <ErrorDisplay {...failureOf(i18n, error)} level={3} onRetry={onRetry} />;
  if (isPending) return <Skeleton height="240px" />;
  if (choices.length === 0) {
    return (
      <Notice>
        <Trans>This tour has no upcoming dates yet. Look at other tours, or come back later.</Trans>
      </Notice>
    );
  }
  return (
    <RadioGroup
      label={t`Date of the tour`}
      look="cards"
      options={choices.map(({ date, days, day, isBookable }) => ({
        id: String(date.id),
        label:
          days.start === days.end
            ? format.date(days.start, 'long')
            : format.dateRange(days.start, days.end),
        isDisabled: !isBookable,
        description: isBookable ? (
          <>
            <span className={styles.together}>
              {format.weekday(weekdayOf(days.start))} {startTimeOf(date)}
            </span>
            {' · '}
            <span className={styles.together}>
              <DurationText minutes={date.durationMinutes} />
            </span>
            {' · '}
            <span className={styles.together}>{i18n._(seatsLeft(date))}</span>{' '}
            <ConfirmationBadge host="guide" isInstant={day?.isInstantConfirmation ?? false} />
          </>
        ) : (
          <Trans>Full or closed</Trans>
        ),
        end: isBookable && day && <Price lira={day.price} unit="person" />,
      }))}
      value={chosen === undefined ? null : String(chosen)}
      onChange={(id) => onChoose(Number(id))}
    />
  );
}
