import { createRateLimit } from '../../../forms/submission/rate-limit.ts';

/** Decision 113. */
const fiveAMinute = { tries: 5, period: 60_000 };

// They stand for as long as the app is open, so that leaving the page does not reset them.
export const passwordLimit = createRateLimit(fiveAMinute);
export const sendCodeLimit = createRateLimit(fiveAMinute);
export const verifyLimit = createRateLimit(fiveAMinute);
