import { useState } from 'react';
import { initials } from '../../../lib/initials.ts';
import * as styles from './avatar.css.ts';

const pixels = { small: 32, medium: 44, large: 64, huge: 112 } as const;

interface AvatarProps {
  /** Whose it is; their initials stand in for a missing or broken picture. */
  name: string;
  src?: string | null;
  /** Whether a picture is on its way: its place stays empty until then. */
  isComing?: boolean;
  /** 32, 44, 64 or 112 px. */
  size?: keyof typeof pixels;
  /** Set where the name does not stand beside it; only then it is read out. */
  alone?: boolean;
}

/** A person's picture, round. */
export function Avatar(props: AvatarProps) {
  const { name, src, isComing = false, size = 'medium', alone = false } = props;
  const [broken, setBroken] = useState<string | null>(null);
  const naming = alone ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true };
  return (
    <span className={styles.avatar[size]} {...naming}>
      {src && src !== broken ? (
        <img
          className={styles.picture}
          src={src}
          alt=""
          width={pixels[size]}
          height={pixels[size]}
          loading="lazy"
          decoding="async"
          onError={() => setBroken(src)}
        />
      ) : (
        !isComing && initials(name)
      )}
    </span>
  );
}
