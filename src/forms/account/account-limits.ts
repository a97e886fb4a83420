import { createRateLimit } from '../submission/rate-limit.ts';

// They stand for as long as the app is open, so that leaving the page does not reset them.
export const passwordLimit = createRateLimit();
export const sendCodeLimit = createRateLimit();
export const verifyLimit = createRateLimit();
