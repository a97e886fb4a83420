/**
 * Resolves when letters can be drawn in the font of titles, and where it could not be fetched all the same. A first
 * visit has it some time after its first paint (`public/fonts.js`, which tells by the event `fonts`).
 */
export async function titleFontReady(): Promise<void> {
  if (document.documentElement.dataset.fonts)
    await new Promise((resolve) => addEventListener('fonts', resolve, { once: true }));
  await document.fonts.load('16px "Newsreader Variable"', 'aığşİ').catch(() => undefined);
}
