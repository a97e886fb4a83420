import { Fragment } from 'react';
import { visuallyHidden } from '../../ui/theme/global.css.ts';
import * as styles from './panel.css.ts';
import type { PanelWays } from './way.ts';

/** A mark says no higher number. */
const highest = 99;

interface WaitingMarkProps extends Pick<PanelWays, 'waiting' | 'waitingWords'> {
  /** What is counted here, together. */
  kinds: readonly string[];
}

/** How much waits behind a link, as a part of its name; nothing where nothing does. */
export function WaitingMark({ waiting, waitingWords, kinds }: WaitingMarkProps) {
  const counts = kinds.flatMap((kind) => {
    const count = waiting[kind];
    return count ? [{ kind, count }] : [];
  });
  if (counts.length === 0) return null;
  const sum = counts.reduce((total, { count }) => total + count, 0);
  return (
    <>
      <span className={styles.mark} aria-hidden="true">
        {sum > highest ? `${highest}+` : sum}
      </span>
      <span className={visuallyHidden}>
        {counts.map(({ kind, count }, index) => (
          <Fragment key={kind}>
            {index > 0 && ', '}
            {waitingWords[kind]?.(count)}
          </Fragment>
        ))}
      </span>
    </>
  );
}
