import { createRateLimit } from '../../../forms/submission/rate-limit.ts';

/** Decision 113. */
const fiveAMinute = { tries: 5, period: 60_000 };

// They stand for as long as the page is open, so that closing the dialog does not reset them.
export const loginLimit = createRateLimit(fiveAMinute);
export const registerLimit = createRateLimit(fiveAMinute);
export const resetRequestLimit = createRateLimit(fiveAMinute);
export const resetLimit = createRateLimit(fiveAMinute);
