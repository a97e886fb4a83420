import { Trans, useLingui } from '@lingui/react/macro';
import { Check, Plus } from 'lucide-react';
import { notifyError } from '../../../../ui/feedback/toast/notify.ts';
import { useAnswered } from '../../../../ui/loading/answer/use-answered.ts';
import { media } from '../../../../ui/theme/media.ts';
import * as styles from './compare-toggle.css.ts';
import { MAX_COMPARED, MAX_COMPARED_ON_PHONE } from './comparison.ts';
import { useComparison } from './use-comparison.ts';

/** Puts a boat among those to be compared, or takes it out. */
export function CompareToggle({ id, name }: { id: number; name: string }) {
  const { t } = useLingui();
  const { ids, toggle } = useComparison();
  const [isIn, change] = useAnswered(ids.includes(id), () => toggle(id));

  function press(): void {
    const most = matchMedia(media.phone).matches ? MAX_COMPARED_ON_PHONE : MAX_COMPARED;
    if (!isIn && ids.length >= most) {
      void notifyError({
        title: t`The comparison is full`,
        message: t`Remove one of the ${most} boats to compare ${name}.`,
      });
      return;
    }
    change(!isIn);
  }

  const Icon = isIn ? Check : Plus;
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-pressed={isIn}
      aria-label={t`Compare ${name}`}
      onClick={press}
    >
      <Icon aria-hidden="true" size={16} strokeWidth={2} />
      <Trans>Compare</Trans>
    </button>
  );
}
