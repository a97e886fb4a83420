/** A booking as people name it on the telephone: `PR-0013`. Its number stands in it, so that nobody has to look it up. */
export function bookingCode(id: number): string {
  return `PR-${String(id).padStart(4, '0')}`;
}
