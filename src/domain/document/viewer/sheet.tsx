import { Trans } from '@lingui/react/macro';
import { useCallback, useState } from 'react';
import { useWidth } from '../../../ui/charts/chart-frame/use-width.ts';
import { Notice } from '../../../ui/feedback/notice/notice.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton/skeleton.tsx';
import { lazyComponent } from '../../../ui/loading/lazy/lazy-component.tsx';
import { LazySection } from '../../../ui/loading/lazy/lazy-section.tsx';
import { Download } from './download.tsx';
import * as styles from './viewer.css.ts';

const PdfSheets = lazyComponent(() => import('./pdf-sheets.tsx'));

interface SheetProps {
  /** Of a type that a browser may show. */
  file: Blob;
  /** Where the same file is in memory. */
  url: string;
  name: string;
  /** How many times as wide as its place. */
  zoom: number;
}

/** The document itself, to be moved about in where it is larger than its place. */
export function Sheet({ file, url, name, zoom }: SheetProps) {
  const [ref, width] = useWidth<HTMLElement>(0);
  const [isBroken, setBroken] = useState(false);
  const broken = useCallback(() => setBroken(true), []);
  const download = <Download url={url} name={name} />;
  if (isBroken) {
    return (
      <Notice
        tone="warning"
        role="alert"
        title={<Trans>This file cannot be shown</Trans>}
        action={download}
      >
        <Trans>It is damaged or locked. Open it in a new tab, or ask for another copy of it.</Trans>
      </Notice>
    );
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section ref={ref} className={styles.stage} aria-label={name} tabIndex={0}>
      {file.type === 'application/pdf' ? (
        width > 0 && (
          <LazySection placeholder={<Skeleton aspectRatio="210 / 297" />}>
            <PdfSheets file={file} width={width * zoom} download={download} onBroken={broken} />
          </LazySection>
        )
      ) : (
        <img
          src={url}
          alt={name}
          className={styles.picture}
          style={{ width: zoom === 1 ? undefined : `${zoom * 100}%` }}
          data-zoomed={zoom > 1 || undefined}
          onError={broken}
        />
      )}
    </section>
  );
}
