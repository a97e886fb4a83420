import { useLingui } from '@lingui/react/macro';
import { Heart } from 'lucide-react';
import * as styles from './heart-button.css.ts';

interface HeartButtonProps {
  /** Of the boat or tour: 'Add Gülşah to favourites' is the button's name, pressed or not. */
  name: string;
  isFavourite: boolean;
  onChange: (isFavourite: boolean) => void;
  /** `disc` on a picture, `plain` on the page. */
  look?: 'disc' | 'plain';
}

/** Keeps something among the favourites. Place it beside the link of a card, not in it. */
export function HeartButton({ name, isFavourite, onChange, look = 'disc' }: HeartButtonProps) {
  const { t } = useLingui();
  return (
    <button
      type="button"
      className={styles.target}
      aria-pressed={isFavourite}
      aria-label={t`Add ${name} to favourites`}
      onClick={() => onChange(!isFavourite)}
    >
      <span className={styles.disc[look]}>
        <Heart className={styles.heart} aria-hidden="true" size={20} strokeWidth={1.75} />
      </span>
    </button>
  );
}
