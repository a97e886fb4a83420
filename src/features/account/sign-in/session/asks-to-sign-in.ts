/**
 * Whether the page at a path of this site, in whichever language, is one of those who are signed in that opens for
 * others too, and asks them to sign in itself, with what they were about to do beside it: booking a boat or a tour.
 */
export function asksToSignIn(path: string): boolean {
  return /\/book\/?$/.test(path);
}
