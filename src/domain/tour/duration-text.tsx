import { Plural } from '@lingui/react/macro';

/** How long something takes, in the language of the page: `4 saat 30 dakika`. Minutes from 60 on count as hours. */
export function DurationText(duration: { hours?: number; minutes: number }) {
  const hours = (duration.hours ?? 0) + Math.floor(duration.minutes / 60);
  const minutes = duration.minutes % 60;
  return (
    <>
      {hours > 0 && <Plural value={hours} one="# hour" other="# hours" />}
      {hours > 0 && minutes > 0 && ' '}
      {minutes > 0 && <Plural value={minutes} one="# minute" other="# minutes" />}
    </>
  );
}
