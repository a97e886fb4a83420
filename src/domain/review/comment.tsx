import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import * as styles from './review-card.css.ts';
import { shorten } from './shorten.ts';

/** A guest's or a captain's words; a long text starts short. */
export function Comment({ text }: { text: string }) {
  const [isWhole, setIsWhole] = useState(false);
  const short = shorten(text);
  return (
    <p className={styles.text}>
      {short && !isWhole ? `${short}…` : text}{' '}
      {short && (
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? <Trans>Show less</Trans> : <Trans>Show more</Trans>}
        </button>
      )}
    </p>
  );
}
