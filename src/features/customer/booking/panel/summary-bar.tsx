import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Price } from '../../../../ui/content/price/price.tsx';
import { Dialog } from '../../../../ui/overlays/dialog/dialog.tsx';
import * as styles from '../flow/flow.css.ts';

interface SummaryBarProps {
  title: ReactNode;
  /** Lira; undefined while there is no price. */
  total: number | undefined;
  summary: ReactNode;
}

/** The total, which opens the summary where that has no place beside the step. */
export function SummaryBar({ title, total, summary }: SummaryBarProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles.barPrice}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {total !== undefined && <Price lira={total} size="large" />}
        <span className={styles.barDetail}>
          <Trans>Summary</Trans>
        </span>
      </button>
      <Dialog title={title} isOpen={isOpen} onOpenChange={setOpen}>
        {summary}
      </Dialog>
    </>
  );
}
