import { Plural } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useFormat } from '../../../i18n/use-format.ts';
import { visuallyHidden } from '../../theme/global.css.ts';
import { isNearLimit } from './near-limit.ts';
import * as styles from './text-area.css.ts';

/** Typing pauses so long before a screen reader is told what is left. */
const pause = 1000;

interface CounterProps {
  length: number;
  limit: number;
}

/** How much has been typed of how much there may be; said aloud only near the limit, in a pause. */
export function Counter({ length, limit }: CounterProps) {
  const format = useFormat();
  const [said, setSaid] = useState(length);

  useEffect(() => {
    const timer = setTimeout(() => setSaid(length), pause);
    return () => clearTimeout(timer);
  }, [length]);

  const left = limit - said;
  const over = said - limit;
  return (
    <>
      <span aria-hidden="true" className={length > limit ? styles.over : styles.counter}>
        {format.number(length)} / {format.number(limit)}
      </span>
      <span role="status" className={visuallyHidden}>
        {isNearLimit(said, limit) &&
          (over > 0 ? (
            <Plural value={over} one="# character too many" other="# characters too many" />
          ) : (
            <Plural value={left} one="# character left" other="# characters left" />
          ))}
      </span>
    </>
  );
}
