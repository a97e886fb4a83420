import { Trans } from '@lingui/react/macro';
import type { Tour, TourDate } from '../../../../api/contract/types.ts';
import { tourDays } from '../../../../domain/tour/tour-date.ts';
import type { TourChoice } from '../../../../domain/tour/use-tour-dates.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { Notice } from '../../../../ui/feedback/notice/notice.tsx';

interface DateGoneProps {
  tour: Pick<Tour, 'tourDates'>;
  /** The id of the date in the address; undefined while none is chosen. */
  chosen: number | undefined;
  /** The dates that there are to choose from. */
  choices: readonly TourChoice[];
}

/** What became of a chosen date that is none of the coming ones. */
export function DateGone({ tour, chosen, choices }: DateGoneProps) {
  if (chosen === undefined || choices.some(({ date }) => date.id === chosen)) return null;
  return (
    <Notice tone="warning" role="status" title={<Trans>The date you chose is gone</Trans>}>
      <Reason date={tour.tourDates.find(({ id }) => id === chosen)} />
    </Notice>
  );
}

function Reason({ date }: { date: TourDate | undefined }) {
  const format = useFormat();
  if (!date) return <Trans>The tour does not have that date, or no longer.</Trans>;
  const day = format.date(tourDays(date).start);
  return date.availabilityStatus === 'CANCELLED' ? (
    <Trans>The departure on {day} was called off.</Trans>
  ) : (
    <Trans>The departure on {day} has already set out.</Trans>
  );
}
