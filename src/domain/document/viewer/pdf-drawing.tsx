import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isBlank } from './is-blank.ts';
import type { Pdf } from './pdf.ts';
import * as styles from './viewer.css.ts';

/** More pixels than that, in either direction, no phone can hold in a canvas. */
const MOST_PIXELS = 4096;

/** What became of a page. */
interface Drawn {
  /** Width by height. */
  aspectRatio: number;
  /** Nothing is to be seen on it. */
  isEmpty: boolean;
}

interface PdfDrawingProps {
  pdf: Pdf;
  /** From 1. */
  number: number;
  /** CSS pixels. */
  width: number;
  onDrawn: (drawn: Drawn) => void;
  onBroken: () => void;
}

/** The drawing of one page, as sharp as the screen is. */
export function PdfDrawing({ pdf, number, width, ...events }: PdfDrawingProps) {
  const { t } = useLingui();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isDrawn, setDrawn] = useState(false);
  const onDrawn = useEffectEvent((drawn: Drawn) => {
    setDrawn(true);
    events.onDrawn(drawn);
  });
  const onBroken = useEffectEvent(() => events.onBroken());
  useEffect(() => {
    let isLeft = false;
    let stop: (() => void) | undefined;
    async function draw() {
      const page = await pdf.getPage(number);
      const [paper, element] = [page.getViewport({ scale: 1 }), canvas.current];
      if (isLeft || !element) return;
      const longest = Math.max(1, paper.height / paper.width);
      const pixels = Math.min(width * devicePixelRatio, MOST_PIXELS / longest);
      const viewport = page.getViewport({ scale: pixels / paper.width });
      Object.assign(element, {
        width: Math.floor(viewport.width),
        height: Math.floor(viewport.height),
      });
      const task = page.render({ canvas: element, viewport });
      stop = () => {
        task.cancel();
        page.cleanup();
      };
      await task.promise;
      if (isLeft) return;
      onDrawn({ aspectRatio: paper.width / paper.height, isEmpty: isBlank(element) });
    }
    draw().catch(() => {
      // Giving up a drawing because another is wanted is no failure.
      if (!isLeft) onBroken();
    });
    return () => {
      isLeft = true;
      stop?.();
    };
  }, [pdf, number, width]);
  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label={t`Page ${number}`}
      aria-busy={!isDrawn}
      className={styles.sheet}
      style={{ width }}
    />
  );
}
