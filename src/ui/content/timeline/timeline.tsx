import { useLingui } from '@lingui/react/macro';
import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { visuallyHidden } from '../../theme/global.css.ts';
import * as styles from './timeline.css.ts';

/** Where a point stands; `now` is one that is neither done nor still to be waited for. */
export type TimelineState = 'done' | 'now' | 'current' | 'ahead' | 'failed';

export interface TimelineItem {
  id: string;
  title: ReactNode;
  /** When, above the title, in the reader's format. */
  time?: ReactNode;
  /** A sentence more, or what can be done there. */
  content?: ReactNode;
  state: TimelineState;
}

interface TimelineProps {
  /** What happens along it, for a screen reader: 'Step by step'. */
  label: string;
  items: readonly TimelineItem[];
  /** `horizontal` lies down where there is room, and stands upright on phones. */
  look?: 'vertical' | 'horizontal';
}

/** What was, what is and what comes, in order. Each point says its state in shape and words too. */
export function Timeline({ label, items, look = 'vertical' }: TimelineProps) {
  const { t } = useLingui();
  const words: Record<TimelineState, string> = {
    done: t({ message: 'done', context: 'step' }),
    now: t({ message: 'now', context: 'step' }),
    current: t({ message: 'next', context: 'step' }),
    ahead: t({ message: 'still to come', context: 'step' }),
    failed: t({ message: 'it ended here', context: 'step' }),
  };
  return (
    <ol className={styles.timeline[look]} aria-label={label}>
      {items.map(({ id, title, time, content, state }) => (
        <li
          key={id}
          className={styles.item}
          data-state={state}
          aria-current={state === 'current' || state === 'now' ? 'step' : undefined}
        >
          <span className={styles.mark[state]} aria-hidden="true">
            {state === 'done' && <Check size={14} strokeWidth={2.5} />}
            {state === 'failed' && <X size={14} strokeWidth={2.5} />}
          </span>
          <div>
            {time && <span className={styles.time}>{time}</span>}
            <p className={state === 'ahead' ? styles.titleAhead : styles.title}>
              {title} <span className={visuallyHidden}>({words[state]})</span>
            </p>
            {content && <div className={styles.text}>{content}</div>}
          </div>
        </li>
      ))}
    </ol>
  );
}
