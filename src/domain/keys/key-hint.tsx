import * as styles from './keys.css.ts';
import { useSingleKeys } from './single-keys.ts';

/** The letter that does what a button does, in the button: for the eye alone, and where there are keys. */
export function KeyHint({ letter }: { letter: string }) {
  const [isOn] = useSingleKeys();
  if (!isOn) return null;
  return (
    <span className={styles.hint} aria-hidden="true">
      {letter}
    </span>
  );
}
