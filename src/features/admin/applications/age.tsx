import { timeAgo } from '../../../i18n/time-ago.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { now } from '../../../lib/now.ts';

/** How long ago something was, in words; the instant itself to whoever asks. */
export function Age({ of }: { of: string }) {
  const format = useFormat();
  return (
    <time dateTime={of} title={format.instant(of)}>
      {timeAgo(format.locale, of, now())}
    </time>
  );
}
