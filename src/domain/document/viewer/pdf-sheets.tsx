import { Trans } from '@lingui/react/macro';
import { useCallback, useEffect, useState } from 'react';
import { Skeleton } from '../../../ui/feedback/skeleton/skeleton.tsx';
import { InView } from '../../../ui/loading/in-view/in-view.tsx';
import { openPdf, type Pdf } from './pdf.ts';
import { PdfPage } from './pdf-page.tsx';
import * as styles from './viewer.css.ts';

interface PdfSheetsProps {
  file: Blob;
  /** CSS pixels of a page. */
  width: number;
  /** The file is no PDF that can be read. */
  onBroken: () => void;
}

/** The pages of a PDF below each other, each drawn when it comes into view. */
export default function PdfSheets({ file, width, onBroken }: PdfSheetsProps) {
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
  const place = <Skeleton aspectRatio="210 / 297" />;
  return Array.from({ length: pdf.numPages }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a page has no other name than its number
    <InView key={index} placeholder={place}>
      <PdfPage pdf={pdf} number={index + 1} width={width} onBroken={broken} />
    </InView>
  ));
}
