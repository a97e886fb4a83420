import { Trans } from '@lingui/react/macro';
import { useFormat } from '../../../../i18n/use-format.ts';
import { Button } from '../../../../ui/actions/button/button.tsx';
import { Notice } from '../../../../ui/feedback/notice/notice.tsx';
import * as styles from './quote.css.ts';

interface PriceChangeProps {
  /** Lira, as it was shown and as it is now. */
  before: number;
  now: number;
  onAgree: () => void;
}

/** The price is not the one that was shown: what it was, what it is, and the person's word on it. */
export function PriceChange({ before, now, onAgree }: PriceChangeProps) {
  const format = useFormat();
  const difference = format.money(Math.abs(now - before));
  return (
    <Notice
      tone="warning"
      role="alert"
      title={<Trans>The price has changed</Trans>}
      action={
        <Button variant="secondary" size="small" onPress={onAgree}>
          <Trans>Accept the new price</Trans>
        </Button>
      }
    >
      <p className={styles.prices}>
        <s>
          <span className={styles.spoken}>
            <Trans>Before:</Trans>{' '}
          </span>
          {format.money(before)}
        </s>
        <span aria-hidden="true">→</span>
        <strong>
          <span className={styles.spoken}>
            <Trans>Now:</Trans>{' '}
          </span>
          {format.money(now)}
        </strong>
      </p>
      <p>
        {now > before ? (
          <Trans>The trip costs {difference} more than when you looked at it.</Trans>
        ) : (
          <Trans>The trip costs {difference} less than when you looked at it.</Trans>
        )}
      </p>
    </Notice>
  );
}
