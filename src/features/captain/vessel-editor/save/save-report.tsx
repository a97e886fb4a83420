import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ApiError } from '../../../../api/errors/api-error.ts';
import { errorText } from '../../../../api/errors/messages.ts';
import { documentErrorText } from '../../../../forms/documents/document-errors.ts';
import { boatPhotoKind } from '../../../../forms/photos/photo-kind.ts';
import { photoErrorText } from '../../../../forms/photos/photo-rules.ts';
import { Button } from '../../../../ui/actions/button/button.tsx';
import { Notice } from '../../../../ui/feedback/notice/notice.tsx';
import * as styles from '../vessel-editor.css.ts';
import type { PartOutcome, SavedPart } from './save-vessel.ts';

const partNames: Record<SavedPart, ReactNode> = {
  boat: <Trans>Boat details</Trans>,
  features: <Trans>Features</Trans>,
  services: <Trans>Extra services</Trans>,
  photos: <Trans>Photos</Trans>,
  documents: <Trans>Documents</Trans>,
};

/** What a person reads of a part that was refused; files have sentences of their own. */
const errorTexts: Record<SavedPart, (i18n: I18n, error: ApiError) => string> = {
  boat: errorText,
  features: errorText,
  services: errorText,
  photos: (i18n, error) => photoErrorText(i18n, error, boatPhotoKind),
  documents: documentErrorText,
};

function titleOf(failed: readonly PartOutcome[]): ReactNode {
  return failed.some(({ part }) => part === 'documents') ? (
    <Trans>
      The boat was saved, but some documents could not be uploaded. Check the documents again.
    </Trans>
  ) : (
    <Trans>The boat was saved, but not all of it.</Trans>
  );
}

interface SaveReportProps {
  outcomes: readonly PartOutcome[];
  pending: boolean;
  onRetry: () => void;
}

/** After a save of which something failed: what is stored and what is not, and another try for the rest. */
export function SaveReport({ outcomes, pending, onRetry }: SaveReportProps) {
  const { i18n } = useLingui();
  const failed = outcomes.filter(({ error }) => error !== null);
  if (failed.length === 0) return null;
  return (
    <Notice
      tone="warning"
      role="alert"
      title={titleOf(failed)}
      action={
        <Button variant="secondary" size="small" pending={pending} onPress={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      <Trans>Trying again sends only what is missing.</Trans>
      <ul className={styles.parts}>
        {outcomes.map(({ part, error }) => (
          <li key={part}>
            {partNames[part]}:{' '}
            {error === null ? <Trans>saved</Trans> : errorTexts[part](i18n, error)}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
