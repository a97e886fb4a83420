import { Plural, useLingui } from '@lingui/react/macro';
import { Images } from 'lucide-react';
import { useState } from 'react';
import { lazyDialog } from '../../loading/lazy/lazy-dialog.tsx';
import { DawnScene } from '../../page/dawn-scene/dawn-scene.tsx';
import * as styles from './gallery.css.ts';
import type { Picture } from './picture.ts';
import { useStrip } from './use-strip.ts';

/** How many pictures stand side by side on wide screens; the others are in the viewer. */
const shownAtOnce = 5;

const GalleryViewer = lazyDialog(() => import('./gallery-viewer.tsx'));

interface GalleryProps {
  /** Whose pictures they are. */
  name: string;
  pictures: readonly Picture[];
}

/**
 * The pictures of one thing: one large and up to four small ones, on phones a strip to swipe through,
 * which needs no script. Each opens the full-screen viewer.
 */
export function Gallery({ name, pictures }: GalleryProps) {
  const { t } = useLingui();
  const strip = useStrip<HTMLUListElement>();
  const [isOpen, setOpen] = useState(false);
  const [start, setStart] = useState(0);
  const total = pictures.length;

  function open(index: number) {
    setStart(index);
    setOpen(true);
  }

  if (total === 0) return <DawnScene />;
  return (
    <section className={styles.gallery} aria-label={t`Pictures of ${name}`}>
      <ul ref={strip.ref} className={stripClass(total)} onScroll={strip.onScroll}>
        {pictures.map(({ src, alt, width, height }, index) => {
          const position = index + 1;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a picture may stand there twice
            <li key={index} className={slotClass(index, total)}>
              <button
                type="button"
                className={styles.open}
                aria-label={t`Enlarge picture ${position} of ${total}`}
                onClick={() => open(index)}
                onPointerEnter={GalleryViewer.preload}
              >
                <img
                  className={styles.picture}
                  src={src}
                  alt={alt}
                  width={width}
                  height={height}
                  loading={index === 0 ? 'eager' : 'lazy'}
                  fetchPriority={index === 0 ? 'high' : 'auto'}
                  decoding="async"
                />
              </button>
            </li>
          );
        })}
      </ul>
      {total > 1 && (
        <>
          <p className={styles.counter} aria-hidden="true">
            {strip.index + 1} / {total}
          </p>
          <button type="button" className={styles.all} onClick={() => open(0)}>
            <Images aria-hidden="true" size={18} strokeWidth={1.75} />
            <Plural value={total} one="# picture" other="All # pictures" />
          </button>
        </>
      )}
      {isOpen && (
        <GalleryViewer
          name={name}
          pictures={pictures}
          start={start}
          isOpen
          onOpenChange={setOpen}
        />
      )}
    </section>
  );
}

function stripClass(total: number): string {
  if (total >= shownAtOnce) return styles.strips[5];
  if (total === 4) return styles.strips[4];
  if (total === 3) return styles.strips[3];
  return total === 2 ? styles.strips[2] : styles.strips[1];
}

/** The first picture is tall; with four the last fills the second row; from the sixth on they hide. */
function slotClass(index: number, total: number): string {
  if (index === 0 || total === 2) return styles.slots.tall;
  if (index >= shownAtOnce) return styles.slots.hidden;
  return total === 4 && index === 3 ? styles.slots.wide : styles.slots.small;
}
