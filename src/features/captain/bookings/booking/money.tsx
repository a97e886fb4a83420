import { Trans, useLingui } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import type { Booking, Payment } from '../../../../api/contract/types.ts';
import { useBookedOffer } from '../../../../domain/booking/booking-picture.tsx';
import { policyOf, refundSteps } from '../../../../domain/cancellation/refund.ts';
import { stateOf } from '../../../../domain/payment/payment-state.ts';
import { paymentStateWords, paymentTypeWords } from '../../../../domain/payment/payment-words.ts';
import { QuerySection } from '../../../../domain/query/query-section.tsx';
import * as styles from '../../../../domain/record-sheet/record-sheet.css.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { Skeleton } from '../../../../ui/feedback/skeleton/skeleton.tsx';
import { PlainSection } from '../../../../ui/page/plain-section/plain-section.tsx';

/** Every payment that was tried, the newest first. */
export function PaymentsSection({ payments }: { payments: UseQueryResult<Payment[]> }) {
  const { i18n } = useLingui();
  const format = useFormat();
  return (
    <PlainSection spacing="tight" title={<Trans>Payments</Trans>}>
      <QuerySection result={payments} skeleton={<Skeleton height="96px" />}>
        {(list) =>
          list.length === 0 ? (
            <p className={styles.hint}>
              <Trans>Nothing has been paid yet.</Trans>
            </p>
          ) : (
            <ul className={styles.lines}>
              {list.map(({ id, type, status, amount, refundedAmount, paidAt, createdAt }) => {
                const back = format.money(refundedAmount);
                return (
                  <li key={id} className={styles.amountLine}>
                    <div>
                      <p>
                        {i18n._(paymentTypeWords[type])} ·{' '}
                        {i18n._(paymentStateWords[stateOf(status)])}
                      </p>
                      <p className={styles.hint}>
                        {format.instant(paidAt ?? createdAt)}
                        {refundedAmount > 0 && (
                          <>
                            {' · '}
                            <Trans>{back} paid back</Trans>
                          </>
                        )}
                      </p>
                    </div>
                    <p className={styles.amount}>{format.money(amount)}</p>
                  </li>
                );
              })}
            </ul>
          )
        }
      </QuerySection>
    </PlainSection>
  );
}

/** What goes back to the guest, by who cancels and when. */
export function TermsSection({ booking }: { booking: Booking }) {
  const format = useFormat();
  const { tour } = useBookedOffer(booking);
  // Boats go by these, and so do tours without terms of their own.
  const isKnown = booking.tourId === null || tour !== undefined;
  const steps = isKnown ? refundSteps(policyOf(tour)) : [];
  return (
    <PlainSection spacing="tight" title={<Trans>Cancellation terms</Trans>}>
      <ul className={styles.lines}>
        {steps.map(({ share, untilHours }) => {
          const percent = format.percent(share);
          const hours = format.number(untilHours);
          return (
            <li key={untilHours} className={styles.line}>
              <span className={styles.label}>
                {untilHours === 0 ? (
                  <Trans>The guest cancels later</Trans>
                ) : (
                  <Trans>The guest cancels up to {hours} hours before</Trans>
                )}
              </span>
              <span className={styles.value}>
                {share === 0 ? (
                  <Trans>Nothing goes back</Trans>
                ) : share === 1 ? (
                  <Trans>All that was paid goes back</Trans>
                ) : (
                  <Trans>{percent} of what was paid goes back</Trans>
                )}
              </span>
            </li>
          );
        })}
        <li className={styles.line}>
          <span className={styles.label}>
            <Trans>You cancel</Trans>
          </span>
          <span className={styles.value}>
            <Trans>All that was paid goes back</Trans>
          </span>
        </li>
      </ul>
    </PlainSection>
  );
}
