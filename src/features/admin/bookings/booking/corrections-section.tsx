import { Trans, useLingui } from '@lingui/react/macro';
import { useQueries } from '@tanstack/react-query';
import type { AuditEntry, ManagedPayment } from '../../../../api/contract/types.ts';
import { failureOf } from '../../../../api/errors/messages.ts';
import { paymentActsQuery } from '../../../../api/resources/admin/bookings.ts';
import * as sheet from '../../../../domain/record-sheet/record-sheet.css.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { ErrorDisplay } from '../../../../ui/feedback/error-display/error-display.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton/skeleton.tsx';
import { PlainSection } from '../../../../ui/page/plain-section/plain-section.tsx';
import { ActSentence } from './act-sentence.tsx';
import * as styles from './booking-page.css.ts';

/** What administrators did to the payments of the booking, the newest first, as the audit tells it. */
export function CorrectionsSection({ payments }: { payments: readonly ManagedPayment[] }) {
  const { i18n } = useLingui();
  const results = useQueries({ queries: payments.map(({ id }) => paymentActsQuery(id)) });
  const failed = results.filter(({ isError, data }) => isError && data === undefined);
  const acts = results
    .flatMap(({ data }) => data ?? [])
    .toSorted((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt) || b.id - a.id);
  return (
    <PlainSection spacing="tight" title={<Trans>Corrections</Trans>}>
      {failed[0] ? (
        <ErrorDisplay
          {...failureOf(i18n, failed[0].error)}
          title={<Trans>The corrections could not be loaded</Trans>}
          level={3}
          pending={failed.some(({ isFetching }) => isFetching)}
          onRetry={() => {
            for (const each of failed) void each.refetch();
          }}
        />
      ) : results.some(({ isPending }) => isPending) ? (
        <Skeleton height="48px" />
      ) : acts.length === 0 ? (
        <p className={sheet.hint}>
          <Trans>No administrator has changed anything about these payments.</Trans>
        </p>
      ) : (
        <ul className={sheet.lines}>
          {acts.map((act) => (
            <Act
              key={act.id}
              act={act}
              amount={payments.find(({ id }) => id === act.recordId)?.amount}
            />
          ))}
        </ul>
      )}
    </PlainSection>
  );
}

function Act({ act, amount }: { act: AuditEntry; amount: number | undefined }) {
  const format = useFormat();
  return (
    <li className={styles.payment}>
      {amount !== undefined && <p className={sheet.amount}>{format.money(amount)}</p>}
      <p>
        <ActSentence act={act} />
      </p>
      {act.reason !== null && <p className={styles.reason}>{act.reason}</p>}
    </li>
  );
}
