import { getFinanceReportOperation } from '../../../../api/contract/contract.ts';
import { dayCount } from '../../../../lib/calendar-day.ts';
import type { Period } from '../period/period.ts';

/** The most days that a report may cover. */
export const MOST_DAYS = getFinanceReportOperation.maxDays;

/** Whether a report may cover the period. */
export const isReportable = ({ from, to }: Period): boolean => dayCount(from, to) <= MOST_DAYS;
