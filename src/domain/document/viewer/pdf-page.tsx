import { Trans } from '@lingui/react/macro';
import { type ReactNode, useRef, useState } from 'react';
import { Skeleton } from '../../../ui/feedback/skeleton/skeleton.tsx';
import type { Pdf } from './pdf.ts';
import { PdfDrawing } from './pdf-drawing.tsx';
import { useNear } from './use-near.ts';
import * as styles from './viewer.css.ts';

/** Width by height of a sheet of A4, which a page has until it is known. */
const A4 = 210 / 297;

interface PdfPageProps {
  pdf: Pdf;
  /** From 1. */
  number: number;
  /** CSS pixels. */
  width: number;
  /** The way to the file itself. */
  download: ReactNode;
}

/** One page, drawn as long as it is in sight: no phone holds the drawings of three hundred. */
export function PdfPage({ pdf, number, width, download }: PdfPageProps) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place);
  const [aspectRatio, setAspectRatio] = useState(A4);
  const [isEmpty, setEmpty] = useState(false);
  return (
    <>
      {isEmpty && (
        <p role="status" className={styles.note}>
          <Trans>
            Page {number} is empty, or holds something that cannot be shown here. {download}
          </Trans>
        </p>
      )}
      <div ref={place} style={{ width, aspectRatio }}>
        {isNear ? (
          <PdfDrawing
            pdf={pdf}
            number={number}
            width={width}
            onDrawn={(drawn) => {
              setAspectRatio(drawn.aspectRatio);
              setEmpty(drawn.isEmpty);
            }}
            onBroken={() => setEmpty(true)}
          />
        ) : (
          <Skeleton height="100%" />
        )}
      </div>
    </>
  );
}
