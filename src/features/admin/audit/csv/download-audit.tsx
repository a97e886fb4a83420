import { Trans, useLingui } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { type AuditSearch, allAudit } from '../../../../api/resources/admin/audit.ts';
import { calendarDay } from '../../../../i18n/format.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { Button } from '../../../../ui/actions/button/button.tsx';
import { notifyError } from '../../../../ui/feedback/toast/notify.ts';

interface DownloadAuditProps {
  /** What narrows the file down, as the list. */
  search: AuditSearch;
  isDisabled: boolean;
}

/** Everything that the filters let through as a table for a spreadsheet, also what other pages of the list have. */
export function DownloadAudit({ search, isDisabled }: DownloadAuditProps) {
  const { i18n, t } = useLingui();
  const { locale, percent } = useFormat();
  const [share, setShare] = useState<number>();
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function download() {
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    setShare(0);
    try {
      const [{ downloadCsv }, { auditTable }, entries] = await Promise.all([
        import('../../../../domain/csv/download-csv.ts'),
        import('./audit-csv.ts'),
        allAudit(search, {
          signal,
          onProgress: (loaded, total) => setShare(total === 0 ? 1 : loaded / total),
        }),
      ]);
      if (signal.aborted) return;
      downloadCsv(auditTable({ i18n, locale }, entries), t`pruva-audit-${calendarDay()}.csv`);
    } catch (cause) {
      if (signal.aborted) return;
      console.error(new Error('The audit could not be written as CSV', { cause }));
      await notifyError({ message: t`The file could not be made. Please try again.` });
    } finally {
      running.current = null;
      setShare(undefined);
    }
  }

  if (share !== undefined) {
    return (
      <Button variant="secondary" size="small" onPress={() => running.current?.abort()}>
        <Trans>Cancel the file ({percent(Math.floor(share * 100) / 100)})</Trans>
      </Button>
    );
  }
  return (
    <Button variant="secondary" size="small" disabled={isDisabled} onPress={() => void download()}>
      <Download aria-hidden="true" size={18} strokeWidth={1.75} />
      <Trans>CSV</Trans>
    </Button>
  );
}
