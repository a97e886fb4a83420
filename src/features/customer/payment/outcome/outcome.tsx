import { Trans } from '@lingui/react/macro';
import { CircleX, Clock, type LucideIcon, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useHeadingFocus } from './asked-for.ts';
import * as styles from './outcome.css.ts';

type OutcomeTone = 'good' | 'waiting' | 'bad' | 'neutral';

/** What ended well needs no sign: the ticket beside it is one. */
const icons: Record<Exclude<OutcomeTone, 'good'>, LucideIcon> = {
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
  /** What comes after that, step by step. */
  next?: ReactNode;
  /** The ticket of the booking; on phones before the actions where it ended well, after them else. */
  ticket?: ReactNode;
  level?: 1 | 2;
}

/** How something ended, in words; the sign above the title, or the ticket, says it a second time. */
export function Outcome(props: OutcomeProps) {
  const { tone, title, children, actions, next, ticket, level = 1 } = props;
  const Heading = `h${level}` as const;
  const heading = useHeadingFocus();
  const isGood = tone === 'good';
  const look = ticket ? (isGood ? styles.ticketBelow : styles.ticketBeside) : styles.alone;
  const paper = ticket && <div className={styles.ticket}>{ticket}</div>;
  return (
    <div className={look}>
      <div className={styles.head} aria-live="polite">
        {tone !== 'good' && <Sign tone={tone} />}
        <Heading ref={heading} className={styles.title} tabIndex={-1}>
          {title}
        </Heading>
        <div className={styles.texts}>{children}</div>
      </div>
      {isGood && paper}
      <div className={styles.actions}>{actions}</div>
      {next && <div className={styles.next}>{next}</div>}
      {!isGood && paper}
    </div>
  );
}

function Sign({ tone }: { tone: Exclude<OutcomeTone, 'good'> }) {
  const Icon = icons[tone];
  return <Icon className={styles.icon[tone]} aria-hidden="true" size={36} strokeWidth={1.5} />;
}

/** What every page of a payment promises: nobody is charged twice. */
export function ChargedOnce() {
  return <Trans>Press or reload as often as you like: you are never charged twice.</Trans>;
}
