import { useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { type KeyboardEvent, useLayoutEffect } from 'react';
import { Button } from 'react-aria-components/Button';
import { Dialog, Heading } from 'react-aria-components/Dialog';
import { InFront } from '../../overlays/overlay/in-front.tsx';
import { visuallyHidden } from '../../theme/global.css.ts';
import * as styles from './gallery-viewer.css.ts';
import type { Picture } from './picture.ts';
import { useStrip } from './use-strip.ts';

interface Pictures {
  /** Whose pictures they are. */
  name: string;
  pictures: readonly Picture[];
  /** The picture to begin with, from 0. */
  start: number;
}

interface GalleryViewerProps extends Pictures {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The pictures one by one over the whole screen: swiped, turned with the arrow keys or buttons. */
export default function GalleryViewer({ isOpen, onOpenChange, ...shown }: GalleryViewerProps) {
  return (
    <InFront scrim={styles.scrim} modal={styles.modal} isOpen={isOpen} onOpenChange={onOpenChange}>
      <Slides {...shown} onClose={() => onOpenChange(false)} />
    </InFront>
  );
}

function Slides({ name, pictures, start, onClose }: Pictures & { onClose: () => void }) {
  const { t } = useLingui();
  const { ref, index, onScroll, show } = useStrip<HTMLUListElement>(start);
  const total = pictures.length;
  const position = index + 1;

  useLayoutEffect(() => {
    const strip = ref.current;
    strip?.scrollTo({ left: start * strip.clientWidth, behavior: 'instant' });
  }, [ref, start]);

  function turn(event: KeyboardEvent) {
    if (event.key === 'ArrowLeft' && index > 0) show(index - 1);
    else if (event.key === 'ArrowRight' && index < total - 1) show(index + 1);
    else if (event.key === 'Home') show(0);
    else if (event.key === 'End') show(total - 1);
    else return;
    event.preventDefault();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys pressed on anything in it
    <div className={styles.frame} onKeyDown={turn}>
      <Dialog className={styles.dialog}>
        <div className={styles.bar}>
          <Heading slot="title" level={2} className={styles.title}>
            {name}
          </Heading>
          <p aria-hidden="true">
            {position} / {total}
          </p>
          <p role="status" className={visuallyHidden}>
            {t`Picture ${position} of ${total}`}
          </p>
          <Button className={styles.close} aria-label={t`Close`} onPress={onClose}>
            <X aria-hidden="true" size={24} strokeWidth={1.75} />
          </Button>
        </div>
        <div className={styles.stage}>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
          <ul ref={ref} className={styles.strip} onScroll={onScroll} tabIndex={0}>
            {pictures.map(({ src, alt, width, height }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a picture may stand there twice
              <li key={place} className={styles.slide} aria-hidden={place !== index}>
                <img
                  className={styles.picture}
                  src={src}
                  alt={alt}
                  width={width}
                  height={height}
                  loading={Math.abs(place - start) <= 1 ? 'eager' : 'lazy'}
                />
              </li>
            ))}
          </ul>
          {/* Never disabled: a button that loses the focus takes the keyboard with it. */}
          {total > 1 && (
            <>
              <Button
                className={styles.previous}
                aria-label={t`Previous picture`}
                aria-disabled={index === 0}
                onPress={() => show(Math.max(index - 1, 0))}
              >
                <ChevronLeft aria-hidden="true" size={28} strokeWidth={1.75} />
              </Button>
              <Button
                className={styles.next}
                aria-label={t`Next picture`}
                aria-disabled={index === total - 1}
                onPress={() => show(Math.min(index + 1, total - 1))}
              >
                <ChevronRight aria-hidden="true" size={28} strokeWidth={1.75} />
              </Button>
            </>
          )}
        </div>
      </Dialog>
    </div>
  );
}
