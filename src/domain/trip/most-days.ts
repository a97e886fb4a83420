/** Most days of a trip, both ends counted, and of a calendar call: no host opens more at once. */
export const maxTripDays = 100;
