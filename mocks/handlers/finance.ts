import { type Handlers, notImplemented } from './handler.ts';

export const finance: Pick<Handlers, 'getFinanceSummary' | 'listFinanceTransactions'> = {
  getFinanceSummary: notImplemented,
  listFinanceTransactions: notImplemented,
};
