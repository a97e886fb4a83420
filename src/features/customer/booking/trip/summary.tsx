import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { CancellationPolicy, TripStart } from '../../../../domain/cancellation/refund.ts';
import { Skeleton } from '../../../../ui/feedback/skeleton/skeleton.tsx';
import { ConfirmationBadge } from '../flow/confirmation-badge.tsx';
import type { Quote } from '../quote/quote.ts';
import { QuoteLines } from '../quote/quote-lines.tsx';
import { FreeCancellation } from './free-cancellation.tsx';
import * as styles from './summary.css.ts';

/** What is being booked, as the summary beside every step tells it. */
export interface SummaryOffer {
  name: string;
  /** `Yat · Göcek`. */
  detail: ReactNode;
  picture: string | null;
  policy: CancellationPolicy;
}

interface SummaryProps {
  offer: SummaryOffer;
  /** `12–14 Haziran 2027 · 3 gün · 6 kişi`; nothing while no days are chosen. */
  trip: ReactNode;
  start: TripStart | null;
  quote: Quote | undefined;
  isPending: boolean;
}

/** Picture, days, price of what is being booked. */
export function Summary({ offer, trip, start, quote, isPending }: SummaryProps) {
  return (
    <div className={styles.summary}>
      {offer.picture && (
        <img className={styles.picture} src={offer.picture} alt="" width={800} height={600} />
      )}
      <div className={styles.contents}>
        <div className={styles.head}>
          <p className={styles.name}>{offer.name}</p>
          <p className={styles.detail}>{offer.detail}</p>
        </div>
        <div className={styles.trip}>
          {trip ?? <Trans>No days chosen yet.</Trans>}
          {quote && <ConfirmationBadge isInstant={quote.isInstant} />}
        </div>
        {isPending && <Skeleton height="148px" />}
        {quote && (
          <div className={styles.lines}>
            <QuoteLines quote={quote} />
          </div>
        )}
        {start && (
          <p className={styles.detail}>
            <FreeCancellation policy={offer.policy} start={start} />
          </p>
        )}
      </div>
    </div>
  );
}
