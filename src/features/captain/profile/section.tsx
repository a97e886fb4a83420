import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { failureOf } from '../../../api/errors/messages.ts';
import { hasDraft } from '../../../forms/draft/draft-storage.ts';
import { Button } from '../../../ui/actions/button/button.tsx';
import { ErrorDisplay } from '../../../ui/feedback/error-display/error-display.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton/skeleton.tsx';
import { notifyError } from '../../../ui/feedback/toast/notify.ts';
import { LoadingStatus } from '../../../ui/loading/loading-status/loading-status.tsx';
import { FormPart } from '../../../ui/page/form-part/form-part.tsx';
import type { Part } from './use-profile.ts';

interface SectionProps<Data> {
  id: string;
  title: string;
  lead: string;
  part: Part<Data>;
  view: (data: Data) => ReactNode;
  /** The form; left out where nothing may be changed. */
  edit?:
    | {
        /** What the form keeps its draft by: it is open again where something was typed before. */
        draft: string;
        /** `onClose` goes back to the view. */
        form: (data: Data, onClose: () => void) => ReactNode;
      }
    | undefined;
}

/** A part of the profile that is read, fails and is changed by itself. */
export function Section<Data>({ id, title, lead, part, view, edit }: SectionProps<Data>) {
  const { i18n, t } = useLingui();
  const [isEdited, setEdited] = useState(() => edit !== undefined && hasDraft(edit.draft));
  const editButton = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLDivElement>(null);
  const wasEdited = useRef(isEdited);

  // The button that was pressed goes with it: the focus stays with what came in its place.
  useEffect(() => {
    if (wasEdited.current === isEdited) return;
    if (isEdited) form.current?.querySelector('input')?.focus();
    else editButton.current?.querySelector('button')?.focus();
    wasEdited.current = isEdited;
  }, [isEdited]);

  async function retry() {
    if (!(await part.retry()))
      void notifyError({ message: t`Profile details could not be loaded` });
  }

  const { data, error } = part;
  return (
    <FormPart
      id={id}
      title={title}
      lead={lead}
      action={
        data !== undefined &&
        edit &&
        !isEdited && (
          <div ref={editButton}>
            <Button
              variant="secondary"
              size="small"
              aria-label={t`Edit ${title}`}
              onPress={() => setEdited(true)}
            >
              <Trans>Edit</Trans>
            </Button>
          </div>
        )
      }
    >
      {data === undefined && error && (
        <ErrorDisplay
          {...failureOf(i18n, error)}
          title={<Trans>{title} could not be loaded</Trans>}
          level={3}
          retryable
          pending={part.isFetching}
          onRetry={() => void retry()}
        />
      )}
      {data === undefined && !error && (
        <>
          <LoadingStatus />
          <Skeleton height="160px" />
        </>
      )}
      {data !== undefined && !isEdited && view(data)}
      {data !== undefined && isEdited && (
        <div ref={form}>{edit?.form(data, () => setEdited(false))}</div>
      )}
    </FormPart>
  );
}
