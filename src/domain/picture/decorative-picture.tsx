import { type ReactNode, useState } from 'react';

interface DecorativePictureProps {
  src: string;
  /** Shown when the picture cannot be loaded. */
  fallback: ReactNode;
  className?: string;
  /** Whether it is above the fold; otherwise it loads once it is nearly visible. */
  aboveFold?: boolean;
}

/** A 4 : 3 picture beside its name: it shows nothing that the words do not say. */
export function DecorativePicture(props: DecorativePictureProps) {
  const { src, fallback, className, aboveFold = false } = props;
  const [isMissing, setMissing] = useState(false);
  if (isMissing) return fallback;
  return (
    <img
      className={className}
      src={src}
      alt=""
      width={800}
      height={600}
      loading={aboveFold ? 'eager' : 'lazy'}
      fetchPriority={aboveFold ? 'high' : 'auto'}
      decoding="async"
      onError={() => setMissing(true)}
    />
  );
}
