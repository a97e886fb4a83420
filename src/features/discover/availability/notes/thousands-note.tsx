import { Trans } from '@lingui/react/macro';
import { inThousands } from '../../../../domain/calendar/thousands.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import * as styles from '../availability-calendar.css.ts';
import type { DayFacts } from '../day/day-state.ts';

/** How to read prices in narrow cells, by the example of one visible. Nothing without a price. */
export function ThousandsNote({ facts }: { facts: readonly (DayFacts | undefined)[] }) {
  const format = useFormat();
  const price = facts.find((day) => day && day.price !== null)?.price;
  if (price == null) return null;
  const short = inThousands(format.locale, price);
  const full = format.money(price);
  return (
    <p className={styles.note}>
      <Trans>
        Prices in the cells are in thousands of lira ({short} = {full}).
      </Trans>
    </p>
  );
}
