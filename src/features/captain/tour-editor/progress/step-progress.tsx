import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useFormat } from '../../../../i18n/use-format.ts';
import { Badge } from '../../../../ui/content/badge/badge.tsx';
import { ProgressBar } from '../../../../ui/feedback/progress-bar/progress-bar.tsx';
import { tourSteps } from '../steps.ts';
import * as styles from './progress.css.ts';

interface StepProgressProps {
  /** How many steps are complete, and how many were looked at. */
  complete: number;
  visited: number;
  isUnsaved: boolean;
}

/** How far the tour has come, in per cent and of seven. */
export function StepProgress({ complete, visited, isUnsaved }: StepProgressProps) {
  const { t } = useLingui();
  const format = useFormat();
  const total = tourSteps.length;
  const share = complete / total;
  const percent = format.number(Math.round(share * 100) / 100, { style: 'percent' });
  return (
    <div className={styles.progress}>
      <ProgressBar
        label={t`Completed`}
        value={share * 100}
        valueText={t`${percent} · ${complete} of ${total} steps`}
      />
      <p className={styles.beside}>
        <Plural value={visited} one="# step visited" other="# steps visited" />
        {isUnsaved && (
          <Badge tone="warning">
            <Trans>Unsaved changes</Trans>
          </Badge>
        )}
      </p>
    </div>
  );
}
