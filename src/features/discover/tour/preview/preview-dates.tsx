import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Tour } from '../../../../api/contract/types.ts';
import { openDates } from '../../../../domain/tour/open-dates.ts';
import { seatsOf } from '../../../../domain/tour/seats.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { instantNow } from '../../../../lib/now.ts';
import * as styles from './preview-parts.css.ts';

/** So many are named; a season has hundreds. */
const mostNamed = 6;

/** The dates that guests could choose now, the next ones by name. */
export function PreviewDates({ tour }: { tour: Pick<Tour, 'tourDates'> }) {
  const { i18n } = useLingui();
  const format = useFormat();
  const open = openDates(tour, instantNow());
  const more = open.length - mostNamed;
  if (open.length === 0) {
    return (
      <p className={styles.hint}>
        <Trans>Guests find no date to book yet.</Trans>
      </p>
    );
  }
  return (
    <ul className={styles.dates}>
      {open.slice(0, mostNamed).map(({ id, startDate, maxGuests }) => (
        <li key={id} className={styles.date}>
          <span>{format.instant(startDate)}</span>
          <span>{i18n._(seatsOf(maxGuests))}</span>
        </li>
      ))}
      {more > 0 && (
        <li className={styles.hint}>
          <Plural value={more} one="and # more date" other="and # more dates" />
        </li>
      )}
    </ul>
  );
}
