/** What became of a link that somebody wanted to share. */
type ShareOutcome = 'shared' | 'copied' | 'given-up' | 'failed';

/** Shares a link by the browser's share sheet; where there is none, the link is copied. */
export async function shareLink(title: string, address: string): Promise<ShareOutcome> {
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
