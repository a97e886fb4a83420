/** What photos of boats are made to fit, in pixels, and how well they keep: as the service shows them. */
export const photoFormat = { width: 1200, height: 800, type: 'image/jpeg', quality: 0.8 } as const;

interface Size {
  width: number;
  height: number;
}

/** The largest size of the same shape that fits the format; never larger than it is. */
export function fitted({ width, height }: Size): Size {
  const scale = Math.min(1, photoFormat.width / width, photoFormat.height / height);
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}
