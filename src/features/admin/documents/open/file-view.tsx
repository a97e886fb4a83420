import { Trans, useLingui } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { failureOf } from '../../../../api/errors/messages.ts';
import { safeDocument } from '../../../../domain/document/safe-document.ts';
import { button } from '../../../../ui/actions/button/button.css.ts';
import { ErrorDisplay } from '../../../../ui/feedback/error-display/error-display.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton/skeleton.tsx';
import * as styles from './open-document.css.ts';

interface FileViewProps {
  name: string;
  result: UseQueryResult<Blob>;
}

/** The file of a document in the page, from memory: a picture itself, a PDF by the browser's own viewer. */
export function FileView({ name, result }: FileViewProps) {
  const { i18n } = useLingui();
  const file = useMemo(() => result.data && safeDocument(result.data), [result.data]);
  const url = useObjectUrl(file);
  if (result.isPending) {
    return (
      <>
        <p role="status" className={styles.small}>
          <Trans>Loading…</Trans>
        </p>
        <Skeleton aspectRatio="4 / 3" />
      </>
    );
  }
  if (result.isError) {
    return (
      <ErrorDisplay
        {...failureOf(i18n, result.error)}
        title={<Trans>The file could not be loaded</Trans>}
        level={3}
        pending={result.isFetching}
        onRetry={() => void result.refetch()}
      />
    );
  }
  if (!file) {
    return (
      <p>
        <Trans>This kind of file is not opened here.</Trans>
      </p>
    );
  }
  if (!url) return null;
  const isPicture = file.type.startsWith('image/');
  return (
    <div className={styles.file}>
      {isPicture && <img src={url} alt={name} className={styles.picture} />}
      {!isPicture && navigator.pdfViewerEnabled && (
        <iframe src={url} title={name} className={styles.pdf} />
      )}
      <div className={styles.buttons}>
        <a
          className={button({ variant: 'secondary', size: 'small' })}
          href={url}
          target="_blank"
          rel="noopener noreferrer"
        >
          <Trans>Open in a new tab</Trans>
        </a>
      </div>
    </div>
  );
}

/** An address of a file in memory, which is let go with the file. */
function useObjectUrl(file: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!file) return undefined;
    const created = URL.createObjectURL(file);
    setUrl(created);
    return () => {
      setUrl(undefined);
      URL.revokeObjectURL(created);
    };
  }, [file]);
  return url;
}
