/** What became of an address that somebody wanted to pass on. */
export type PassedOn = 'shared' | 'copied' | 'given-up' | 'failed';

/** Passes on an address by what the device shares with; where there is nothing, it is copied. */
export async function passOn(title: string, address: string): Promise<PassedOn> {
  const url = new URL(address, location.href).href;
  try {
    if ('share' in navigator) {
      await navigator.share({ title, url });
      return 'shared';
    }
  } catch (cause) {
    // Whoever closes the list of ways to share has changed their mind.
    if (cause instanceof DOMException && cause.name === 'AbortError') return 'given-up';
  }
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'failed';
  }
}
