import type { Boat } from '../../api/types.ts';
import { uploadUrl } from '../../api/upload-path.ts';

/** A picture as the gallery shows it. */
export interface Picture {
  id: number;
  src: string;
}

/** The pictures of a boat in their order, as addresses on this site. */
export function picturesOf({ images }: Pick<Boat, 'images'>): Picture[] {
  return images.map(({ id, imageUrl }) => ({ id, src: uploadUrl(imageUrl) }));
}
