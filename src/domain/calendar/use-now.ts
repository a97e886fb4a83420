import { now } from '../../lib/now.ts';
import { useEveryMinute } from './use-every-minute.ts';

/** Now, in milliseconds since 1970; moves on every minute. */
export const useNow = (): number => useEveryMinute(now);
