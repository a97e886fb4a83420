import { commissionRateDefault } from '../../../generated/defaults.ts';
import { toKurus } from '../booking/price.ts';

/** Per cent of the revenue that the platform keeps. */
export const COMMISSION_RATE = commissionRateDefault;

/** Lira that the platform keeps of an amount in lira, to the kuruş; a sum's commission is the sum of its parts'. */
export const commissionOf = (amount: number): number => toKurus((amount * COMMISSION_RATE) / 100);
