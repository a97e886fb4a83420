import { Trans } from '@lingui/react/macro';
import { Lightbulb } from 'lucide-react';
import type { ReactNode } from 'react';
import type { TourStep } from '../steps.ts';
import * as styles from './tip-card.css.ts';

const tips: Record<TourStep, ReactNode> = {
  details: (
    <Trans>
      A title that names the place and the best moment is read more often than a clever one.
    </Trans>
  ),
  terms: <Trans>Guests book sooner when they know what comes back if their plans change.</Trans>,
  route: <Trans>Name the meeting point so that somebody who has never been there finds it.</Trans>,
  descriptions: (
    <Trans>Tell the day in its order: what one sees, what one tastes, when one swims.</Trans>
  ),
  dates: <Trans>Guests search by date: offer some in the weeks to come.</Trans>,
  photos: (
    <Trans>Daylight and people on board: the first photo decides whether guests look on.</Trans>
  ),
  documents: (
    <Trans>A document that outlasts the season saves you a renewal in its busiest weeks.</Trans>
  ),
};

/** A piece of advice for the step that shows. */
export function TipCard({ step }: { step: TourStep }) {
  return (
    <aside className={styles.tip}>
      <Lightbulb className={styles.icon} aria-hidden="true" size={20} strokeWidth={1.75} />
      <p>
        <strong>
          <Trans>Tip</Trans>
        </strong>{' '}
        {tips[step]}
      </p>
    </aside>
  );
}
