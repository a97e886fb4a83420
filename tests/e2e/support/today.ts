/** The moment of every test, in the page and in the mock; the mock's data stand around its day. */
export const today = '2026-11-20T09:00:00Z';
