import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../ui/actions/button/button.tsx';
import { ProgressBar } from '../../ui/feedback/progress-bar/progress-bar.tsx';
import * as styles from './csv-progress.css.ts';
import type { CsvProgress as Progress } from './use-csv-file.ts';

interface CsvProgressProps {
  progress: Progress;
  onCancel: () => void;
}

/** That a file is being made, how far it is, and the way to stop it. */
export function CsvProgress({ progress: { loaded, total }, onCancel }: CsvProgressProps) {
  const { t } = useLingui();
  return (
    <div className={styles.making}>
      <ProgressBar
        label={t`The file is being made`}
        value={total === 0 ? undefined : (100 * loaded) / total}
      />
      <div>
        <Button variant="text" size="small" onPress={onCancel}>
          <Trans>Stop making the file</Trans>
        </Button>
      </div>
    </div>
  );
}
