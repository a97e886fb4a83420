/** What a page that is for captains alone says it is for who is none: see `_signed-in.tsx`. */
export const captainOnly = 'captain-only';
