/** Draws a picture over the whole of a canvas; what is transparent in it becomes white, as JPEG knows no better. */
export function drawWhole(
  context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D | null,
  picture: CanvasImageSource,
  { width, height }: { width: number; height: number },
): void {
  if (!context) throw new Error('The browser gave no canvas to draw on');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, width, height);
}
