import base from './playwright.config.ts';
export default { ...base, expect: { timeout: 25_000 }, timeout: 150_000, outputDir: '/tmp/booking/results' };
