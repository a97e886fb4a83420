/** How many pixels of a drawing are looked at as one: fine lines still show in it. */
const GRAIN = 8;

/** Whether nothing is to be seen in a drawing: it has one colour throughout. */
export function isBlank(drawing: HTMLCanvasElement): boolean {
  const [width, height] = [drawing.width, drawing.height].map((length) =>
    Math.ceil(length / GRAIN),
  );
  const context = new OffscreenCanvas(width ?? 1, height ?? 1).getContext('2d');
  if (!context || !width || !height) return false;
  context.imageSmoothingQuality = 'high';
  context.drawImage(drawing, 0, 0, width, height);
  const pixels = new Uint32Array(context.getImageData(0, 0, width, height).data.buffer);
  return pixels.every((pixel) => pixel === pixels[0]);
}
