import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { attempts } from '../../../api/pipeline/retry-notices.ts';
import * as styles from '../../../forms/editor/editor.css.ts';
import { button } from '../../../ui/actions/button/button.css.ts';
import { Button } from '../../../ui/actions/button/button.tsx';
import { bar } from './action-bar.css.ts';
import { ProgressText } from './save/progress-text.tsx';
import type { SaveProgress } from './save/save-progress.ts';
import { type TourStep, tourSteps } from './steps.ts';

interface ActionBarProps {
  step: TourStep;
  isNew: boolean;
  isUnsaved: boolean;
  pending: boolean;
  /** Which attempt of a call is under way, from 2 on. */
  attempt: number | undefined;
  /** What a save is sending. */
  progress: SaveProgress | undefined;
  onOpen: (step: TourStep) => void;
  /** Goes on to the next step. */
  onContinue: (next: TourStep) => void;
  onSave: () => void;
}

/** The end of the form, in sight on every step. */
export function ActionBar(props: ActionBarProps) {
  const { step, isNew, isUnsaved, pending, attempt, progress, onOpen, onContinue, onSave } = props;
  const index = tourSteps.indexOf(step);
  const previous = tourSteps[index - 1];
  const next = tourSteps[index + 1];
  return (
    <div className={bar}>
      {progress && (
        <div className={styles.reason}>
          <ProgressText progress={progress} />
        </div>
      )}
      {attempt !== undefined && (
        <p role="status" className={styles.reason}>
          <Trans>
            Trying again ({attempt}/{attempts})…
          </Trans>
        </p>
      )}
      <Link to="/captain/tours" className={button({ variant: 'text' })}>
        <Trans>Cancel</Trans>
      </Link>
      {previous && (
        <Button variant="secondary" onPress={() => onOpen(previous)}>
          <Trans context="to the step before">Back</Trans>
        </Button>
      )}
      <Button variant="sea" pending={pending} onPress={onSave}>
        {isUnsaved && next ? (
          <Trans>Save and exit</Trans>
        ) : isNew ? (
          <Trans>Save</Trans>
        ) : (
          <Trans>Update</Trans>
        )}
      </Button>
      {next && (
        <Button variant="primary" onPress={() => onContinue(next)}>
          <Trans>Continue</Trans>
        </Button>
      )}
    </div>
  );
}
