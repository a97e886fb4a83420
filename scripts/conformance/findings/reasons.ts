/** How the reason of a skipped check begins when the run ended before it. */
export const OUT_OF_TIME = 'out of time';
/** That reason with what ended the run: Ctrl+C, or the option that its time is from. */
export const endedEarly = (by: string) => `${OUT_OF_TIME}: ${by} ended the run`;
/** How that reason begins when it is the short time of `--quick`, which leaves out what does not fit. */
export const NO_ROOM = 'no room';
/** How that reason begins when the service answered nothing but 429 any more. */
export const LIMITED = 'the limit of requests stays';
/** Whether a check did not run because of the time, or of a limit of the service. */
export const isTimeUp = (reason: string) =>
  [OUT_OF_TIME, NO_ROOM, LIMITED].some((one) => reason.startsWith(one));
/** How the reason begins where nothing, or not all, was compared with the mock, though the run was to. */
export const NOT_COMPARED = 'not compared with the mock';
/** That reason where ids are given out again, by which the two sides tell records apart. */
export const IDS_REUSED = `${NOT_COMPARED}: ids of deleted records are given out again, which is to be mended first`;
/** Why an operation is not proved whose calls were all refused. */
export const ALWAYS_REFUSED = 'refused whenever it was asked';
/** How the reason of a skipped check begins when nobody could sign in as a role it needs. */
export const NO_CREDENTIALS = 'no credentials';

/** What is said beside an operation that the run was not to check, and needed all the same. */
export const NOT_ASKED = '(not in --only)';

/** How the reason of a skipped journey begins that was asked for by name, and needs what the service does not have. */
export const NOT_THERE = 'not there yet';
