import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import * as styles from '../../../forms/editor/editor.css.ts';
import type { PhotoProgress } from '../../../forms/photos/upload-photos.ts';
import { button } from '../../../ui/actions/button/button.css.ts';
import { Button } from '../../../ui/actions/button/button.tsx';

interface SaveBarProps {
  formId: string;
  isNew: boolean;
  /** The documents show, which are kept apart from the form. */
  isOnDocuments: boolean;
  pending: boolean;
  /** How far the photos have come while they are sent. */
  progress: PhotoProgress | undefined;
}

const reasonId = 'save-reason';

/** The end of the form, in sight on every tab. */
export function SaveBar({ formId, isNew, isOnDocuments, pending, progress }: SaveBarProps) {
  const { stored, all } = progress ?? { stored: 0, all: 0 };
  return (
    <div className={styles.bar}>
      {isOnDocuments && (
        <p id={reasonId} className={styles.reason}>
          {isNew ? (
            <Trans>
              Documents are sent with the boat. Go to another tab to save: nothing here gets lost.
            </Trans>
          ) : (
            <Trans>Documents are saved at once. Go to another tab to save the boat.</Trans>
          )}
        </p>
      )}
      {all > 0 && (
        <p role="status" className={styles.reason}>
          <Trans>
            Sending photos: {stored} of {all} are there
          </Trans>
        </p>
      )}
      <Link to="/captain/vessels" className={button({ variant: 'text' })}>
        <Trans>Cancel</Trans>
      </Link>
      <Button
        type="submit"
        form={formId}
        variant="sea"
        pending={pending}
        disabled={isOnDocuments}
        aria-describedby={isOnDocuments ? reasonId : undefined}
      >
        {isNew ? <Trans>Add the boat</Trans> : <Trans>Save the changes</Trans>}
      </Button>
    </div>
  );
}
