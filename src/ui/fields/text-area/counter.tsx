import { Plural } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useFormat } from '../../../i18n/use-format.ts';
import { visuallyHidden } from '../../theme/global.css.ts';
import * as styles from './text-area.css.ts';

/** How long typing has to pause before a screen reader announces what is left. */
const pause = 1000;

/** From this part of the limit on, a person wants to know what is left. */
const NEAR_LIMIT = 0.9;

interface CounterProps {
  length: number;
  limit: number;
  /** Beyond so many it warns that little is left. */
  warnAbove?: number | undefined;
}

/** How much has been typed of how much there may be; said aloud only near the limit, in a pause. */
export function Counter({ length, limit, warnAbove = limit }: CounterProps) {
  const format = useFormat();
  const [announced, setAnnounced] = useState(length);

  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(length), pause);
    return () => clearTimeout(timer);
  }, [length]);

  const look = length > limit ? styles.over : length > warnAbove ? styles.scarce : styles.counter;
  const left = limit - announced;
  const over = announced - limit;
  return (
    <>
      <span aria-hidden="true" className={look}>
        {format.number(length)} / {format.number(limit)}
      </span>
      <span role="status" className={visuallyHidden}>
        {announced >= limit * NEAR_LIMIT &&
          (over > 0 ? (
            <Plural value={over} one="# character too many" other="# characters too many" />
          ) : (
            <Plural value={left} one="# character left" other="# characters left" />
          ))}
      </span>
    </>
  );
}
