import { Trans, useLingui } from '@lingui/react/macro';
import { Flag } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Review } from '../../api/contract/types.ts';
import { Button } from '../../ui/actions/button/button.tsx';
import { lazyDialog } from '../../ui/loading/lazy/lazy-dialog.tsx';
import * as styles from './review-actions.css.ts';

const FlagDialog = lazyDialog(() => import('./flag-dialog.tsx'));

interface RemarkProps {
  review: Review;
  /** Who reports. */
  userId: number;
}

/** Reports a review to the administrators, once. */
export function FlagReview(about: RemarkProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const [isFlagged, setFlagged] = useState(false);
  const flaggedNotice = useRef<HTMLParagraphElement>(null);
  const name = about.review.customer.fullName;

  // The button goes, and what takes its place takes the focus too.
  useEffect(() => {
    if (isFlagged) flaggedNotice.current?.focus({ preventScroll: true });
  }, [isFlagged]);

  if (isFlagged) {
    return (
      <p ref={flaggedNotice} className={styles.flagged} tabIndex={-1}>
        <Flag aria-hidden="true" size={16} strokeWidth={1.75} fill="currentColor" />
        <Trans>Reported</Trans>
      </p>
    );
  }
  return (
    <>
      <Button
        variant="text"
        size="small"
        aria-label={t`Report the review by ${name}`}
        onHoverStart={FlagDialog.preload}
        onFocus={FlagDialog.preload}
        onPress={() => setOpen(true)}
      >
        <Flag aria-hidden="true" size={16} strokeWidth={1.75} />
        <Trans>Report</Trans>
      </Button>
      {isOpen && (
        <FlagDialog {...about} isOpen onOpenChange={setOpen} onFlagged={() => setFlagged(true)} />
      )}
    </>
  );
}
