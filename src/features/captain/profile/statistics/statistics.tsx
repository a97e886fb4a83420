import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { CaptainStatistics } from '../../../../api/contract/types.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { Badge } from '../../../../ui/content/badge/badge.tsx';
import * as styles from '../captain-profile-page.css.ts';
import { isReliable, ratingTone } from './rating-tone.ts';

/** What the captain has achieved. */
export function Statistics({ statistics }: { statistics: CaptainStatistics }) {
  const format = useFormat();
  const { averageRating, completionRate, totalReviews } = statistics;
  return (
    <dl className={styles.facts}>
      <Figure name={<Trans>Rating</Trans>}>
        {averageRating !== null ? (
          <span className={styles.rating[ratingTone(averageRating)]}>
            {format.rating(averageRating)}
          </span>
        ) : (
          '–'
        )}
      </Figure>
      <Figure name={<Trans>Reviews</Trans>}>{format.number(totalReviews)}</Figure>
      <Figure name={<Trans>Trips made of those agreed</Trans>}>
        {format.percent(completionRate / 100)}{' '}
        {isReliable(completionRate) && (
          <Badge tone="positive">
            <Trans>Reliable</Trans>
          </Badge>
        )}
      </Figure>
      <Figure name={<Trans>Total revenue</Trans>}>{format.money(statistics.totalRevenue)}</Figure>
      <Figure name={<Trans>Tours</Trans>}>{format.number(statistics.totalTours)}</Figure>
      <Figure name={<Trans>Customers who came again</Trans>}>
        {format.number(statistics.repeatCustomers)}
      </Figure>
      <Figure name={<Trans>Full years with Pruva</Trans>}>
        {format.number(statistics.yearsActive)}
      </Figure>
    </dl>
  );
}

function Figure({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.figure}>{children}</dd>
    </div>
  );
}
