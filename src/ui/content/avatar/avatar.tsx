import { useState } from 'react';
import { initials } from '../../../lib/initials.ts';
import * as styles from './avatar.css.ts';

const pixels = { small: 32, medium: 44, large: 64, huge: 112 } as const;

interface AvatarProps {
  /** Whose it is; their initials stand in for a missing or broken picture. */
  name: string;
  src?: string | null;
  /** 32, 44, 64 or 112 px. */
  size?: keyof typeof pixels;
  /** Set where the name does not stand beside it; only then it is read out. */
  alone?: boolean;
}

/** A person's picture, round. */
export function Avatar({ name, src, size = 'medium', alone = false }: AvatarProps) {
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
        initials(name)
      )}
    </span>
  );
}
