import type { I18n } from '@lingui/core';
import { Trans } from '@lingui/react/macro';
import type { ApiError } from '../../../../api/errors/api-error.ts';
import { errorText } from '../../../../api/errors/messages.ts';
import { documentErrorText } from '../../../../forms/documents/document-errors.ts';
import { SaveReport, type SaveReportProps } from '../../../../forms/editor/save/save-report.tsx';
import { boatPhotoKind } from '../../../../forms/photos/photo-kind.ts';
import { photoErrorText } from '../../../../forms/photos/photo-rules.ts';
import type { SavedPart } from './save-vessel.ts';

const partNames = {
  boat: <Trans>Boat details</Trans>,
  features: <Trans>Features</Trans>,
  services: <Trans>Extra services</Trans>,
  photos: <Trans>Photos</Trans>,
  documents: <Trans>Documents</Trans>,
};

/** Files have sentences of their own. */
const errorTexts = {
  boat: errorText,
  features: errorText,
  services: errorText,
  photos: (i18n: I18n, error: ApiError) => photoErrorText(i18n, error, boatPhotoKind),
  documents: documentErrorText,
};

/** What of a boat is stored and what is not. */
export function VesselReport(
  props: Pick<SaveReportProps<SavedPart>, 'outcomes' | 'pending' | 'onRetry'>,
) {
  const areDocumentsMissing = props.outcomes.some(
    ({ part, error }) => part === 'documents' && error !== null,
  );
  const title = areDocumentsMissing ? (
    <Trans>
      The boat was saved, but some documents could not be uploaded. Check the documents again.
    </Trans>
  ) : (
    <Trans>The boat was saved, but not all of it.</Trans>
  );
  return <SaveReport {...props} title={title} names={partNames} errorTexts={errorTexts} />;
}
