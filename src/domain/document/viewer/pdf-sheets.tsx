import { Trans } from '@lingui/react/macro';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { Skeleton } from '../../../ui/feedback/skeleton/skeleton.tsx';
import { openPdf, type Pdf } from './pdf.ts';
import { PdfPage } from './pdf-page.tsx';
import * as styles from './viewer.css.ts';

interface PdfSheetsProps {
  file: Blob;
  /** CSS pixels of a page. */
  width: number;
  /** The way to the file itself. */
  download: ReactNode;
  /** The file is no PDF that can be read. */
  onBroken: () => void;
}

/** The pages of a PDF below each other, each drawn while it is in sight. */
export default function PdfSheets({ file, width, download, onBroken }: PdfSheetsProps) {
  const [pdf, setPdf] = useState<Pdf>();
  const broken = useCallback(() => onBroken(), [onBroken]);
  useEffect(() => {
    let isLeft = false;
    const opening = openPdf(file);
    opening.pdf.then(
      (opened) => !isLeft && setPdf(opened),
      () => !isLeft && broken(),
    );
    return () => {
      isLeft = true;
      setPdf(undefined);
      opening.close();
    };
  }, [file, broken]);
  if (!pdf) {
    return (
      <>
        <p role="status" className={styles.note}>
          <Trans>Loading…</Trans>
        </p>
        <Skeleton aspectRatio="210 / 297" />
      </>
    );
  }
  return Array.from({ length: pdf.numPages }, (_, index) => (
    <PdfPage
      // biome-ignore lint/suspicious/noArrayIndexKey: a page has no other name than its number
      key={index}
      pdf={pdf}
      number={index + 1}
      width={width}
      download={download}
    />
  ));
}
