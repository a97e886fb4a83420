import { createRateLimit } from '../../../forms/submission/rate-limit.ts';

// They stand for as long as the page is open, so that closing the dialog does not reset them.
export const loginLimit = createRateLimit();
export const registerLimit = createRateLimit();
export const resetRequestLimit = createRateLimit();
export const resetLimit = createRateLimit();
