import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useNavigate } from '@tanstack/react-router';
import { EllipsisVertical } from 'lucide-react';
import { attempts } from '../../../api/pipeline/retry-notices.ts';
import * as styles from '../../../forms/editor/editor.css.ts';
import { button } from '../../../ui/actions/button/button.css.ts';
import { Button } from '../../../ui/actions/button/button.tsx';
import { IconButton } from '../../../ui/actions/icon-button/icon-button.tsx';
import { Menu } from '../../../ui/actions/menu/menu.tsx';
import { media } from '../../../ui/theme/media.ts';
import { useMedia } from '../../../ui/theme/use-media.ts';
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
  const isPhone = useMedia(media.phone);
  const index = tourSteps.indexOf(step);
  const next = tourSteps[index + 1];
  const ways = { previous: tourSteps[index - 1], onOpen };
  return (
    <div className={bar} data-last={next === undefined || undefined}>
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
      {isPhone ? <RareWays {...ways} /> : <Ways {...ways} />}
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

interface WaysProps extends Pick<ActionBarProps, 'onOpen'> {
  /** The step before; the first has none. */
  previous: TourStep | undefined;
}

/** The ways out and back. */
function Ways({ previous, onOpen }: WaysProps) {
  return (
    <>
      <Link to="/captain/tours" className={button({ variant: 'text' })}>
        <Trans>Cancel</Trans>
      </Link>
      {previous && (
        <Button variant="secondary" onPress={() => onOpen(previous)}>
          <Trans context="to the step before">Back</Trans>
        </Button>
      )}
    </>
  );
}

/** The same behind one button: a phone has room for the two acts that are done on every step. */
function RareWays({ previous, onOpen }: WaysProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const cancel = {
    id: 'cancel',
    label: t`Cancel`,
    onAction: () => void navigate({ to: '/captain/tours' }),
  };
  const back = previous && {
    id: 'back',
    label: t({ message: 'Back', context: 'to the step before' }),
    onAction: () => onOpen(previous),
  };
  return (
    <Menu
      trigger={
        <IconButton label={t`Other actions`}>
          <EllipsisVertical aria-hidden="true" size={22} strokeWidth={1.75} />
        </IconButton>
      }
      actions={back ? [back, cancel] : [cancel]}
    />
  );
}
