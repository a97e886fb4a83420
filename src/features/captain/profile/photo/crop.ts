/** A part of a picture, in its own pixels. */
export interface CropArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The longest side of a cropped photo, in pixels: enough for where it stands largest, on a fine screen. */
const longest = 1024;

/**
 * The part of a picture as a JPEG of its own, at most 1024 px wide. Rejects when the browser cannot draw the
 * picture.
 */
export async function cropped(file: File, area: CropArea): Promise<File> {
  const picture = await createImageBitmap(file);
  const size = Math.min(longest, Math.round(area.width));
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = size;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser gave no canvas to draw on');
  // What is transparent becomes white, as JPEG knows no better.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, size, size);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, area.x, area.y, area.width, area.height, 0, 0, size, size);
  picture.close();
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', 0.9);
  });
  if (!blob) throw new Error('The browser could not write the cropped photo');
  return new File([blob], `${file.name.replace(/\.[^.]*$/, '')}.jpg`, { type: blob.type });
}
