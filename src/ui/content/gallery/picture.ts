/** A picture as a gallery shows it. */
export interface Picture {
  src: string;
  /** What is seen on it, in the reader's language. */
  alt: string;
  /** The picture's own size in pixels, so that its place is kept before it has come. */
  width: number;
  height: number;
}
