/** The language of all that hosts write about their boats and tours: there are none from abroad. */
export const HOSTS_WRITE = 'tr';
