/** The letters of every queue of the administration: hands learn them once. */
export const queueKeys = { next: 'j', previous: 'k', approve: 'a', refuse: 'r' } as const;

/** Those of what is looked at for a decision, where there are several. */
export const documentKeys = { next: 'n', previous: 'p' } as const;

/** Shows all keys of the page. */
export const helpKey = '?';
