import { Trans } from '@lingui/react/macro';
import type { Boat } from '../../api/types.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { Badge } from '../../ui/badge/badge.tsx';
import { button } from '../../ui/button/button.css.ts';
import { Price } from '../../ui/price/price.tsx';
import * as styles from './price-panel.css.ts';
import { SectionLink } from './section-link.tsx';

/** What a boat costs, and from when on it can be had. */
export function PricePanel({ boat }: { boat: Boat }) {
  const format = useFormat();
  const { dailyPrice, hourlyPrice, isInstantConfirmation, nextAvailableDate } = boat;
  return (
    <div className={styles.panel}>
      <div className={styles.top}>
        <Price lira={dailyPrice} unit="day" size="large" />
        {isInstantConfirmation && (
          <Badge tone="instant">
            <Trans>Instant confirmation</Trans>
          </Badge>
        )}
      </div>
      <dl className={styles.rows}>
        {hourlyPrice !== null && (
          <div className={styles.row}>
            <dt className={styles.label}>
              <Trans>By the hour</Trans>
            </dt>
            <dd className={styles.value}>{format.money(hourlyPrice)}</dd>
          </div>
        )}
        <div className={styles.row}>
          <dt className={styles.label}>
            <Trans>Next available day</Trans>
          </dt>
          <dd className={styles.value}>
            {nextAvailableDate ? (
              <time dateTime={nextAvailableDate}>{format.date(nextAvailableDate)}</time>
            ) : (
              <Trans>no open day yet</Trans>
            )}
          </dd>
        </div>
      </dl>
      <div className={styles.lead}>
        <SectionLink section="availability" className={button({ size: 'large', wide: true })}>
          <Trans>See availability</Trans>
        </SectionLink>
      </div>
    </div>
  );
}

/** The price and the way to the calendar, always in reach of the thumb on small screens. */
export function PriceBar({ boat: { dailyPrice, nextAvailableDate } }: { boat: Boat }) {
  const format = useFormat();
  const date = nextAvailableDate && format.date(nextAvailableDate);
  return (
    <div className={styles.bar}>
      <div>
        <Price lira={dailyPrice} unit="day" size="large" />
        {date && (
          <p className={styles.caption}>
            <Trans>From {date}</Trans>
          </p>
        )}
      </div>
      <SectionLink section="availability" className={button()}>
        <Trans>Availability</Trans>
      </SectionLink>
    </div>
  );
}
