import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { CalendarSync } from 'lucide-react';
import { useState } from 'react';
import { errorText } from '../../../../api/errors/messages.ts';
import { downloadFile } from '../../../../device/download-file.ts';
import { Button } from '../../../../ui/actions/button/button.tsx';
import { Menu } from '../../../../ui/actions/menu/menu.tsx';
import { notifyError } from '../../../../ui/feedback/toast/notify.ts';
import { lazyDialog } from '../../../../ui/loading/lazy/lazy-dialog.tsx';
import { hostBoats } from './host-calendar.ts';

const ImportDialog = lazyDialog(() => import('./import/import-dialog.tsx'));

interface IcsActionsProps {
  /** The one boat that it is about; all of them when left out. */
  boatId?: number | undefined;
  hostId: number;
}

/** The days of boats as calendar files: one to take along, and one to take over. */
export function IcsActions({ boatId, hostId }: IcsActionsProps) {
  const { i18n, t } = useLingui();
  const queryClient = useQueryClient();
  const [isImporting, setImporting] = useState(false);
  const [isWriting, setWriting] = useState(false);

  async function download() {
    const boats = await hostBoats(queryClient, hostId);
    const { writeCalendar } = await import('./export/write-calendar.ts');
    const own = boats.filter((boat) => boatId === undefined || boat.boatId === boatId);
    const counts = own.flatMap(({ bookings }) => bookings.map((one) => one.passengerCount));
    const name = own.length === 1 ? own[0]?.boatName : undefined;
    const text = await writeCalendar({
      boats: own,
      texts: {
        name: name ? `${name} · Pruva` : 'Pruva',
        closed: t`Closed`,
        guests: new Map(
          counts.map((count) => [
            count,
            t`${plural(count, { one: '# person', other: '# people' })}`,
          ]),
        ),
      },
    });
    if (text !== undefined)
      return downloadFile(new Blob([text], { type: 'text/calendar' }), fileName(boatId));
    await notifyError({
      title: t`Nothing to download`,
      message: t`No day from today on is booked or closed.`,
    });
  }

  function exportFile() {
    setWriting(true);
    download()
      .catch((cause: unknown) => {
        console.error(new Error('No calendar file of the boats', { cause }));
        void notifyError({
          message: errorText(i18n, cause),
          retryable: true,
          onRetry: exportFile,
        });
      })
      .finally(() => setWriting(false));
  }

  return (
    <>
      <Menu
        trigger={
          <Button variant="secondary" size="small" pending={isWriting}>
            <CalendarSync aria-hidden="true" size={18} strokeWidth={1.75} />
            <Trans>Calendar file</Trans>
          </Button>
        }
        actions={[
          { id: 'export', label: t`Download as .ics`, onAction: exportFile },
          { id: 'import', label: t`Take over from .ics`, onAction: () => setImporting(true) },
        ]}
      />
      <ImportDialog
        hostId={hostId}
        boatId={boatId}
        isOpen={isImporting}
        onOpenChange={setImporting}
      />
    </>
  );
}

const fileName = (boatId: number | undefined) =>
  boatId === undefined ? 'pruva.ics' : `pruva-${boatId}.ics`;
