import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import * as sheet from '../../../../domain/record-sheet/record-sheet.css.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import type { Standing } from './standing.ts';

interface StandingChangeProps {
  before: Standing;
  after: Standing;
}

/** What a payment counts for before an act, and after it. */
export function StandingChange({ before, after }: StandingChangeProps) {
  return (
    <dl className={sheet.lines}>
      <Change label={<Trans>Counts as paid</Trans>} from={before.paid} to={after.paid} />
      <Change
        label={<Trans>Counts as the captain’s revenue</Trans>}
        from={before.earned}
        to={after.earned}
      />
      <Change label={<Trans>Stands as paid back</Trans>} from={before.back} to={after.back} />
    </dl>
  );
}

function Change({ label, from, to }: { label: ReactNode; from: number; to: number }) {
  const format = useFormat();
  const before = format.money(from);
  const after = format.money(to);
  return (
    <div className={sheet.amountLine}>
      <dt className={sheet.label}>{label}</dt>
      <dd className={sheet.amount}>
        {from === to ? (
          <Trans>{after}, as before</Trans>
        ) : (
          <Trans>
            {before} → {after}
          </Trans>
        )}
      </dd>
    </div>
  );
}
