import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { failureOf } from '../../../../../api/errors/messages.ts';
import { Button } from '../../../../../ui/actions/button/button.tsx';
import { CheckboxGroup } from '../../../../../ui/choices/checkbox-group/checkbox-group.tsx';
import { ErrorDisplay } from '../../../../../ui/feedback/error-display/error-display.tsx';
import { ProgressBar } from '../../../../../ui/feedback/progress-bar/progress-bar.tsx';
import { Skeleton } from '../../../../../ui/feedback/skeleton/skeleton.tsx';
import { FileDrop } from '../../../../../ui/fields/file-drop/file-drop.tsx';
import { Dialog } from '../../../../../ui/overlays/dialog/dialog.tsx';
import { calendarRange } from '../host-calendar.ts';
import type { CalendarContents } from '../read/read-calendar.ts';
import { type FileProblem, MAX_MEGABYTES, readFile } from '../read/read-file.ts';
import * as styles from './import.css.ts';
import { boatsNamedIn, type Chosen, planOf } from './plan.ts';
import { useProblemText } from './problem-text.ts';
import type { HostBoats } from './use-host-boats.ts';

interface FileStepProps {
  title: string;
  boats: HostBoats;
  isOneBoat: boolean;
  onChosen: (chosen: Chosen) => void;
  onClose: () => void;
}

interface ReadFile {
  file: File;
  contents?: CalendarContents;
  problem?: FileProblem | 'unreadable';
}

/** Which file, and which boats it is about. */
export function FileStep({ title, boats, isOneBoat, onChosen, onClose }: FileStepProps) {
  const { i18n, t } = useLingui();
  const problemText = useProblemText();
  const [read, setRead] = useState<ReadFile>();
  const [checked, setChecked] = useState<readonly string[]>([]);
  const [isTried, setTried] = useState(false);
  const reading = useRef<AbortController>(undefined);
  useEffect(() => () => reading.current?.abort(), []);

  async function choose(file: File | undefined) {
    reading.current?.abort();
    setRead(file && { file });
    if (!file) return;
    const controller = new AbortController();
    reading.current = controller;
    try {
      const answer = await readFile({ file, range: calendarRange() }, controller.signal);
      if (controller.signal.aborted) return;
      setRead({ file, ...answer });
      if ('contents' in answer) {
        const own = new Set(boats.list?.map(({ id }) => id));
        const named = boatsNamedIn(answer.contents.busy, own).map(String);
        if (named.length > 0) setChecked(named);
      }
    } catch (cause) {
      console.error(cause);
      setRead({ file, problem: 'unreadable' });
    }
  }

  const contents = read?.contents;
  const ids = isOneBoat ? (boats.list ?? []).map(({ id }) => id) : checked.map(Number);
  const nothing = contents?.busy.length === 0;
  const isReading = read !== undefined && !contents && !read.problem;

  function goOn() {
    setTried(true);
    if (!read || !contents || nothing || ids.length === 0) return;
    onChosen({ fileName: read.file.name, contents, plan: planOf(contents.busy, ids) });
  }
  const fileError = read?.problem
    ? problemText(read.problem)
    : nothing
      ? t`No event of this file falls on a day from today on.`
      : isTried && !read
        ? t`Choose a file.`
        : undefined;

  return (
    <Dialog
      title={title}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button variant="text" onPress={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="sea" pending={isReading} disabled={!boats.list} onPress={goOn}>
            <Trans>See what changes</Trans>
          </Button>
        </>
      }
    >
      <div className={styles.step}>
        <FileDrop
          label={t`Calendar file`}
          description={t`An .ics file of at most ${MAX_MEGABYTES} MB, from any calendar. Its events close their days.`}
          accept={['.ics', 'text/calendar']}
          value={read ? [read.file] : []}
          onChange={([file]) => void choose(file)}
          error={fileError}
        />
        {isReading && <ProgressBar label={t`Reading the file…`} />}
        {boats.error && (
          <ErrorDisplay
            {...failureOf(i18n, boats.error)}
            level={3}
            pending={boats.isFetching}
            onRetry={boats.retry}
          />
        )}
        {!isOneBoat &&
          !boats.error &&
          (boats.list ? (
            <CheckboxGroup
              label={t`Which boats do these days close?`}
              look="columns"
              options={boats.list.map(({ id, name }) => ({ id: String(id), label: name }))}
              value={checked}
              onChange={setChecked}
              error={isTried && checked.length === 0 && t`Choose at least one boat.`}
            />
          ) : (
            <Skeleton height="120px" />
          ))}
      </div>
    </Dialog>
  );
}
