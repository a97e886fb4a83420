/** Works until the signal is given: what was thrown because of it ends the work, all else goes on. */
export async function untilAborted(
  signal: AbortSignal | undefined,
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!signal?.aborted || error !== signal.reason) throw error;
  }
}
