// What an event of an exported calendar is known by: the same in every export, so that a calendar that
// takes the file in again changes its events and does not repeat them.

const SHAPE = /^boat-(\d+)-(?:booking-\d+|closed-\d{8})@pruva$/;

export const bookingUid = (boatId: number, bookingId: number): string =>
  `boat-${boatId}-booking-${bookingId}@pruva`;

/** Of closed days in a row, by the first of them, `YYYY-MM-DD`. */
export const closedUid = (boatId: number, firstDay: string): string =>
  `boat-${boatId}-closed-${firstDay.replaceAll('-', '')}@pruva`;

/** The boat that an exported event is about; undefined for an event of any other calendar. */
export function boatOfUid(uid: string): number | undefined {
  const id = SHAPE.exec(uid)?.[1];
  return id === undefined ? undefined : Number(id);
}
