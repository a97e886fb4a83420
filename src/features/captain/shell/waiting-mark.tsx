import { Plural } from '@lingui/react/macro';
import { Fragment, type ReactNode } from 'react';
import { visuallyHidden } from '../../../ui/theme/global.css.ts';
import * as styles from './shell.css.ts';
import type { Waiting, WaitingKind } from './use-waiting.ts';

/** A mark says no higher number. */
const highest = 99;

const inWords: Record<WaitingKind, (count: number) => ReactNode> = {
  bookings: (count) => <Plural value={count} one="# to answer" other="# to answer" />,
  documents: (count) => <Plural value={count} one="# to renew" other="# to renew" />,
  messages: (count) => <Plural value={count} one="# unread" other="# unread" />,
};

interface WaitingMarkProps {
  waiting: Waiting;
  /** What is counted here, together. */
  kinds: readonly WaitingKind[];
}

/** How much waits behind a link, as a part of its name; nothing where nothing does. */
export function WaitingMark({ waiting, kinds }: WaitingMarkProps) {
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
            {inWords[kind](count)}
          </Fragment>
        ))}
      </span>
    </>
  );
}
