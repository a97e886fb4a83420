import { Trans, useLingui } from '@lingui/react/macro';
import { cancellationPolicyValues } from '../../../api/contract/contract.ts';
import { policyTexts } from '../../../domain/cancellation/policy-texts.ts';
import {
  type CancellationPolicy,
  refundDeadline,
  refundSteps,
} from '../../../domain/cancellation/refund.ts';
import { depositOf } from '../../../domain/payment/deposit.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { PolicyBar } from './policy-bar.tsx';
import * as styles from './policy-terms.css.ts';

const total = 10_000;

/** The booking that the cancellation terms are calculated for; sums in lira. */
const example = {
  total,
  deposit: depositOf(total),
  start: { date: '2027-06-15', time: '10:00' },
};

/** The four terms, each as a range of time before the trip, calculated for one booking. */
export function PolicyTerms() {
  const { i18n } = useLingui();
  const format = useFormat();
  const { total, deposit, start } = example;
  const [sum, paid, day] = [format.money(total), format.money(deposit), format.date(start.date)];
  return (
    <div>
      <p className={styles.example}>
        <Trans>
          In the examples a trip of {sum} starts on {day} at {start.time}; the deposit of {paid} has
          been paid.
        </Trans>
      </p>
      <ul className={styles.policies}>
        {cancellationPolicyValues.map((policy) => (
          <li key={policy} id={policy} className={styles.policy}>
            <h2 className={styles.name}>{i18n._(policyTexts[policy].name)}</h2>
            <p>{i18n._(policyTexts[policy].rule)}</p>
            <PolicyBar policy={policy} />
            <Outcome policy={policy} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What comes back of the example's deposit, before the deadline and after. */
function Outcome({ policy }: { policy: CancellationPolicy }) {
  const format = useFormat();
  const nothing = format.money(0);
  const [first] = refundSteps(policy);
  if (!first || first.share === 0) {
    return (
      <p className={styles.outcome}>
        <Trans>
          Whenever you cancel: <strong>{nothing}</strong>
        </Trans>
      </p>
    );
  }
  const { date, time } = refundDeadline(example.start, first);
  const deadline = `${format.date(date, 'short')} ${time ?? '24:00'}`;
  const back = format.money(example.deposit * first.share);
  return (
    <dl className={styles.outcomes}>
      <div>
        <dt>
          <Trans>Cancelled by {deadline}</Trans>
        </dt>
        <dd className={styles.back}>
          <Trans>You get {back} back</Trans>
        </dd>
      </div>
      <div>
        <dt>
          <Trans>Later</Trans>
        </dt>
        <dd>{nothing}</dd>
      </div>
    </dl>
  );
}
