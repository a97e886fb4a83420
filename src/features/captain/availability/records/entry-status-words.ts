import { msg } from '@lingui/core/macro';

/** What the status of an entry is called. */
export const entryStatusWords = {
  open: msg({ context: 'day in the calendar', message: 'Open' }),
  closed: msg({ context: 'day in the calendar', message: 'Closed' }),
};
