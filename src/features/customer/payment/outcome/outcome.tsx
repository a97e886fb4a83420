import { Trans } from '@lingui/react/macro';
import { CircleCheck, CircleX, Clock, type LucideIcon, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import * as styles from './outcome.css.ts';

type OutcomeTone = 'good' | 'waiting' | 'bad' | 'neutral';

const icons: Record<OutcomeTone, LucideIcon> = {
  good: CircleCheck,
  waiting: Clock,
  bad: CircleX,
  neutral: Undo2,
};

interface OutcomeProps {
  tone: OutcomeTone;
  title: ReactNode;
  /** What happened, and what it means for the person. */
  children: ReactNode;
  /** What to do next, the main thing first. */
  actions: ReactNode;
  level?: 1 | 2;
}

/** How something ended, in words; the sign beside the title says it a second time. */
export function Outcome({ tone, title, children, actions, level = 1 }: OutcomeProps) {
  const Heading = `h${level}` as const;
  const Icon = icons[tone];
  return (
    <div className={styles.outcome}>
      <Icon className={styles.icon[tone]} aria-hidden="true" size={36} strokeWidth={1.5} />
      <Heading className={styles.title} tabIndex={-1}>
        {title}
      </Heading>
      <div className={styles.texts}>{children}</div>
      <div className={styles.actions}>{actions}</div>
    </div>
  );
}

/** What every page of a payment promises: nobody is charged twice. */
export function ChargedOnce() {
  return <Trans>However often you press or reload, nothing is charged twice.</Trans>;
}
