/** What a page of the administration says it is for who does not work there: see `_signed-in.tsx`. */
export const adminOnly = 'admin-only';
