import type { I18n } from '@lingui/core';
import { Trans } from '@lingui/react/macro';
import type { ApiError } from '../../../../api/errors/api-error.ts';
import { errorText } from '../../../../api/errors/messages.ts';
import { documentErrorText } from '../../../../forms/documents/document-errors.ts';
import { SaveReport, type SaveReportProps } from '../../../../forms/editor/save/save-report.tsx';
import { photoErrorText } from '../../../../forms/photos/photo-rules.ts';
import { tourPhotoKind } from '../../../../forms/photos/tour-photo-kind.ts';
import type { SavedPart } from './save-tour.ts';

const partNames = {
  tour: <Trans>Tour details</Trans>,
  dates: <Trans>Dates</Trans>,
  photos: <Trans>Photos</Trans>,
  documents: <Trans>Documents</Trans>,
};

/** Files have sentences of their own. */
const errorTexts = {
  tour: errorText,
  dates: errorText,
  photos: (i18n: I18n, error: ApiError) => photoErrorText(i18n, error, tourPhotoKind),
  documents: documentErrorText,
};

interface TourReportProps
  extends Pick<SaveReportProps<SavedPart>, 'outcomes' | 'pending' | 'onRetry'> {
  /** The tour was added in this form. */
  isNew: boolean;
}

/** What of a tour is stored and what is not. */
export function TourReport({ isNew, ...props }: TourReportProps) {
  const areDocumentsMissing = props.outcomes.some(
    ({ part, error }) => part === 'documents' && error !== null,
  );
  const title = !areDocumentsMissing ? (
    <Trans>The tour was saved, but not all of it.</Trans>
  ) : isNew ? (
    <Trans>The tour was created, but some documents could not be uploaded.</Trans>
  ) : (
    <Trans>The tour was updated, but some documents could not be uploaded.</Trans>
  );
  return <SaveReport {...props} title={title} names={partNames} errorTexts={errorTexts} />;
}
