import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import { useState } from 'react';
import type { ReportedReview } from '../../../../api/contract/types.ts';
import { ReviewCard } from '../../../../domain/review/review-card.tsx';
import { Decision } from '../../../../forms/decision/decision.tsx';
import { useInterrupted } from '../../../../forms/decision/decision-draft.ts';
import { RemoveReview } from '../../../../forms/review/remove-review.tsx';
import { useFormat } from '../../../../i18n/use-format.ts';
import { Button } from '../../../../ui/actions/button/button.tsx';
import { link } from '../../../../ui/actions/link/link.css.ts';
import { ReviewAbout } from '../review-about.tsx';
import * as styles from '../reviews-page.css.ts';
import { KeepQuestion, keepingOf } from './keep-question.tsx';

interface ReportedRowProps {
  reported: ReportedReview;
  /** The row may be gone from the list. */
  onDecided: () => void;
}

/** A reported review, who reported it and why, and the decision. */
export function ReportedRow({ reported, onDecided }: ReportedRowProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { review, reports, reportCount, state, decidedAt, decidedBy } = reported;
  const interrupted = useInterrupted(state === 'OPEN' ? [keepingOf(review.id)] : []);
  const [isKeeping, setKeeping] = useState(interrupted !== undefined);
  const name = review.customer.fullName;
  return (
    <li className={styles.reported} tabIndex={-1} aria-label={t`Review by ${name}`}>
      <div>
        <ReviewAbout review={review} />
        <ReviewCard review={review} actions={null} />
      </div>
      <div className={styles.reports}>
        <h3>
          <Plural value={reportCount} one="# report" other="# reports" />
        </h3>
        <ul className={styles.reports}>
          {reports.map(({ id, reporter, reason, createdAt }) => (
            <li key={id} className={styles.report}>
              <p className={styles.reason}>{reason}</p>
              <p className={styles.quiet}>
                <Link
                  to="/admin/users/$userId"
                  params={{ userId: String(reporter.id) }}
                  className={link}
                >
                  {reporter.fullName}
                </Link>{' '}
                · <time dateTime={createdAt}>{format.instant(createdAt)}</time>
              </p>
            </li>
          ))}
        </ul>
        {decidedBy && decidedAt && (
          <p className={styles.quiet}>
            <Trans>
              Kept by {decidedBy.fullName}, {format.instant(decidedAt)}
            </Trans>
          </p>
        )}
        <div className={styles.acts}>
          {state === 'OPEN' && (
            <Button
              variant="sea"
              size="small"
              data-act="keep"
              aria-label={t`Keep the review by ${name}`}
              onHoverStart={Decision.preload}
              onFocus={Decision.preload}
              onPress={() => setKeeping(true)}
            >
              <Check aria-hidden="true" size={16} strokeWidth={1.75} />
              <Trans>Keep</Trans>
            </Button>
          )}
          <RemoveReview review={review} onRemoved={onDecided} />
        </div>
        {isKeeping && (
          <KeepQuestion review={review} onClose={() => setKeeping(false)} onDecided={onDecided} />
        )}
      </div>
    </li>
  );
}
