import { Trans, useLingui } from '@lingui/react/macro';
import { Reply } from 'lucide-react';
import { useState } from 'react';
import type { Review } from '../../api/contract/types.ts';
import { Button } from '../../ui/actions/button/button.tsx';
import { lazyDialog } from '../../ui/loading/lazy/lazy-dialog.tsx';

const ReplyDialog = lazyDialog(() => import('./reply-dialog.tsx'));

interface RemarkProps {
  review: Review;
  /** Who writes. */
  userId: number;
}

/** Answers a review in public. */
export function ReplyToReview(about: RemarkProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const name = about.review.customer.fullName;
  return (
    <>
      <Button
        variant="text"
        size="small"
        aria-label={t`Reply to the review by ${name}`}
        onHoverStart={ReplyDialog.preload}
        onFocus={ReplyDialog.preload}
        onPress={() => setOpen(true)}
      >
        <Reply aria-hidden="true" size={16} strokeWidth={1.75} />
        <Trans>Reply</Trans>
      </Button>
      {isOpen && <ReplyDialog {...about} isOpen onOpenChange={setOpen} />}
    </>
  );
}
