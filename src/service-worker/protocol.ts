// What the page and its service worker say to each other.

/** The page asks the waiting version to take over. */
export const skipWaitingMessage = 'skip-waiting';

/** Where answers of the API are kept; emptied when somebody signs out. */
export const answersCache = 'answers';
