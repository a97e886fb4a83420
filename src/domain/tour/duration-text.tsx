import { Plural } from '@lingui/react/macro';
import type { TourSummary } from '../../api/contract/types.ts';

/** `4 saat 30 dakika`. */
export function DurationText({ hours, minutes }: TourSummary['duration']) {
  return (
    <>
      {hours > 0 && <Plural value={hours} one="# hour" other="# hours" />}
      {hours > 0 && minutes > 0 && ' '}
      {minutes > 0 && <Plural value={minutes} one="# minute" other="# minutes" />}
    </>
  );
}
