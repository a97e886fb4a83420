import { Trans, useLingui } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { PlainButton } from '../../../../ui/actions/plain-button/plain-button.tsx';
import { notifyError } from '../../../../ui/feedback/toast/notify.ts';
import type { TripDay } from './trip-days.ts';
import { tripTable } from './trip-table.ts';

interface DownloadTripsProps {
  days: readonly TripDay[];
  today: string;
}

/** The departures and returns as a table for a spreadsheet. */
export function DownloadTrips({ days, today }: DownloadTripsProps) {
  const { i18n, t } = useLingui();

  async function download() {
    try {
      const { downloadCsv } = await import('../../../../domain/csv/download-csv.ts');
      downloadCsv(tripTable(i18n, days), `pruva-${today}.csv`);
    } catch (cause) {
      console.error(new Error('The departures could not be written as CSV', { cause }));
      await notifyError({ message: t`The file could not be made. Please try again.` });
    }
  }

  return (
    <PlainButton variant="secondary" size="small" onPress={() => void download()}>
      <Download aria-hidden="true" size={18} strokeWidth={1.75} />
      <Trans>CSV</Trans>
    </PlainButton>
  );
}
