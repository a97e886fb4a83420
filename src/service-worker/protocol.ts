// What the page and its service worker say to each other.

/** The page asks the waiting version to take over. */
export const skipWaitingMessage = 'skip-waiting';

/** The page names files of the app that are to be kept; see `registerServiceWorker`. */
export interface KeepMessage {
  keep: readonly string[];
}

/** Where answers of the API are kept; emptied when somebody signs out. */
export const answersCache = 'answers';
