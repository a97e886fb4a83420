import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { FinanceEntry } from '../../../../api/contract/types.ts';
import {
  allPaymentsQuery,
  type FinanceRange,
  type PaymentFilter,
} from '../../../../api/resources/finance/queries.ts';
import { notifyError } from '../../../../ui/feedback/toast/notify.ts';

/** What to do with every payment that matches, also with those that are on other pages of the list. */
export function useAllPayments({ page: _, size: __, ...search }: Request) {
  const { i18n, t } = useLingui();
  const queryClient = useQueryClient();
  const [pending, setPending] = useState<'file' | 'paper'>();
  const [paper, setPaper] = useState<{ asked: string; payments: readonly FinanceEntry[] }>();
  // A sheet of paper is of one search, and asked for anew after another one.
  const asked = JSON.stringify(search);
  if (paper && paper.asked !== asked) setPaper(undefined);

  async function gather(purpose: 'file' | 'paper', use: (all: FinanceEntry[]) => Promise<void>) {
    if (pending) return;
    setPending(purpose);
    try {
      await use(await queryClient.fetchQuery(allPaymentsQuery(search)));
    } catch (cause) {
      console.error(new Error(`The payments could not be had for a ${purpose}`, { cause }));
      await notifyError({
        message:
          purpose === 'file'
            ? t`The file could not be made. Please try again.`
            : t`The payments could not be loaded for printing. Please try again.`,
      });
    } finally {
      setPending(undefined);
    }
  }

  async function write(all: FinanceEntry[]) {
    const [{ downloadCsv }, { paymentTable }] = await Promise.all([
      import('../../../../domain/csv/download-csv.ts'),
      import('./payment-csv.ts'),
    ]);
    const { from, to } = search;
    downloadCsv(paymentTable(i18n, all), t`pruva-payments-${from}-${to}.csv`);
  }

  return {
    pending,
    /** All of them, once they have been asked for: what is printed instead of one page. */
    paper: paper?.payments,
    download: () => void gather('file', write),
    print: () => void gather('paper', async (payments) => setPaper({ asked, payments })),
  };
}

type Request = FinanceRange & PaymentFilter & { page?: number; size?: number };
