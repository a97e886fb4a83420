import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight, ExternalLink, ZoomIn, ZoomOut } from 'lucide-react';
import { useMemo, useState } from 'react';
import { ApiError } from '../../../api/errors/api-error.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { iconButton } from '../../../ui/actions/icon-button/icon-button.css.ts';
import { IconButton } from '../../../ui/actions/icon-button/icon-button.tsx';
import { Notice } from '../../../ui/feedback/notice/notice.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton/skeleton.tsx';
import { QueryError } from '../../query/query-error.tsx';
import { downloadedDocument, safeDocument } from '../safe-document.ts';
import { Download } from './download.tsx';
import { Sheet } from './sheet.tsx';
import { useObjectUrl } from './use-object-url.ts';
import type { ViewedDocument } from './viewed-document.ts';
import * as styles from './viewer.css.ts';

/** How many times as wide as its place a document may be shown. */
const zooms = [1, 1.5, 2, 3, 4] as const;

interface DocumentViewerProps {
  /** At least one. */
  documents: readonly ViewedDocument[];
  /** Which one is shown, from 0; one that is not there counts as the last. */
  index: number;
  onIndex: (index: number) => void;
}

/** Documents beside what they prove, one at a time: read with the session, shown from memory. */
export function DocumentViewer({ documents, index, onIndex }: DocumentViewerProps) {
  const shown = Math.min(index, documents.length - 1);
  const document = documents[shown];
  if (!document) return null;
  return (
    <Shown
      // Another document begins at its own size.
      key={document.name}
      document={document}
      position={shown + 1}
      total={documents.length}
      onTurn={(step) => onIndex(shown + step)}
    />
  );
}

/** Whether the service answered without a byte, which the client takes for no answer. */
const isNothing = (error: Error) => error instanceof ApiError && error.status === 200;

interface ShownProps {
  document: ViewedDocument;
  /** From 1. */
  position: number;
  total: number;
  onTurn: (step: 1 | -1) => void;
}

function Shown({ document: { name, query }, position, total, onTurn }: ShownProps) {
  const { t } = useLingui();
  const format = useFormat();
  const [step, setStep] = useState(0);
  const read = useQuery(query);
  const file = useMemo(() => read.data && safeDocument(read.data), [read.data]);
  const kept = useMemo(
    () => file ?? (read.data && downloadedDocument(read.data)),
    [file, read.data],
  );
  const url = useObjectUrl(kept);
  const zoom = zooms[step] ?? 1;
  const percent = format.percent(zoom);
  return (
    <div className={styles.viewer}>
      <div className={styles.bar}>
        <p role="status" className={styles.name}>
          {total > 1 ? t`${name}, ${position} of ${total}` : name}
        </p>
        <div className={styles.tools}>
          {total > 1 && (
            <>
              <IconButton
                label={t`Previous document`}
                // Never disabled: a button that loses the focus takes the keyboard with it.
                aria-disabled={position === 1}
                onPress={() => position > 1 && onTurn(-1)}
              >
                <ChevronLeft aria-hidden="true" size={20} strokeWidth={1.75} />
              </IconButton>
              <IconButton
                label={t`Next document`}
                aria-disabled={position === total}
                onPress={() => position < total && onTurn(1)}
              >
                <ChevronRight aria-hidden="true" size={20} strokeWidth={1.75} />
              </IconButton>
            </>
          )}
          <IconButton
            label={t`Smaller`}
            aria-disabled={step === 0}
            onPress={() => setStep(Math.max(step - 1, 0))}
          >
            <ZoomOut aria-hidden="true" size={20} strokeWidth={1.75} />
          </IconButton>
          <output className={styles.zoom} aria-label={t`Size`}>
            {percent}
          </output>
          <IconButton
            label={t`Larger`}
            aria-disabled={step === zooms.length - 1}
            onPress={() => setStep(Math.min(step + 1, zooms.length - 1))}
          >
            <ZoomIn aria-hidden="true" size={20} strokeWidth={1.75} />
          </IconButton>
          {file && url && (
            <a
              className={iconButton}
              href={url}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={t`Open in a new tab`}
            >
              <ExternalLink aria-hidden="true" size={20} strokeWidth={1.75} />
            </a>
          )}
        </div>
      </div>
      {read.isError && isNothing(read.error) && (
        <Notice tone="warning" role="alert" title={<Trans>This file cannot be shown</Trans>}>
          <Trans>It is empty. Ask for another copy of it.</Trans>
        </Notice>
      )}
      {read.isError && !isNothing(read.error) && (
        <QueryError
          result={read}
          title={<Trans>The document could not be loaded</Trans>}
          level={3}
        />
      )}
      {read.isPending && (
        <>
          <p role="status" className={styles.note}>
            <Trans>Loading…</Trans>
          </p>
          <Skeleton aspectRatio="4 / 3" />
        </>
      )}
      {read.data && !file && (
        <p className={styles.note}>
          <Trans>This kind of file is not opened here.</Trans>{' '}
          {url && <Download url={url} name={name} />}
        </p>
      )}
      {file && url && <Sheet file={file} url={url} name={name} zoom={zoom} />}
    </div>
  );
}
