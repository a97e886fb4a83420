import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import type { Boat } from '../../../../api/contract/types.ts';
import type { TripStart } from '../../../../domain/cancellation/refund.ts';
import { RefundTimeline } from '../../../../domain/cancellation/refund-timeline.tsx';
import { boatRefund } from './boat-refund.ts';
import { BoatRules } from './boat-rules.tsx';
import * as styles from './boat-terms.css.ts';
import { hasRules } from './rule-labels.ts';

interface BoatTermsProps {
  boat: Pick<Boat, 'hourlyPrice' | 'rules' | 'textLanguage'>;
  /** When the chosen trip begins; null while none is chosen. */
  start: TripStart | null;
}

/** What one agrees to by booking: what comes back on cancelling, and the rules on board. */
export function BoatTerms({ boat, start }: BoatTermsProps) {
  const { rules, textLanguage } = boat;
  return (
    <>
      <Block title={<Trans>If your plans change</Trans>}>
        <RefundTimeline {...boatRefund(boat)} start={start} />
      </Block>
      {hasRules(rules) && (
        <Block title={<Trans>House rules</Trans>}>
          <BoatRules rules={rules} language={textLanguage} />
        </Block>
      )}
    </>
  );
}

function Block({ title, children }: { title: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.block} aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {title}
      </h3>
      {children}
    </section>
  );
}
