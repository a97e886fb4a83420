import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { media } from '../../ui/theme/media.ts';
import { useMedia } from '../../ui/theme/use-media.ts';
import * as styles from './review-card.css.ts';
import { LINE, shorten, shownCharacters } from './shorten.ts';

interface CommentProps {
  text: string;
  /** ISO 639-1, where it is known. */
  language?: string | undefined;
  kind?: keyof typeof shownCharacters;
}

/** A guest's or a captain's words; a long text starts short. */
export function Comment({ text, language, kind = 'comment' }: CommentProps) {
  const [isWhole, setIsWhole] = useState(false);
  const isPhone = useMedia(media.phone);
  const { phone, wide } = shownCharacters[kind];
  const short = isPhone ? shorten(text, phone, phone + LINE) : shorten(text, wide);
  return (
    <p className={styles.text}>
      <span lang={language}>{short && !isWhole ? `${short}…` : text}</span>{' '}
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
