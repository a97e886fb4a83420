import { useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { uploadUrl } from '../../api/upload-path.ts';
import * as styles from './card-gallery.css.ts';

/** What the link around the pictures is given: another one beside the card's own, so that none stops at it. */
export interface CardLinkProps {
  className: string;
  tabIndex: -1;
  'aria-hidden': true;
  draggable: false;
  children: ReactNode;
}

interface CardGalleryProps {
  paths: readonly string[];
  name: string;
  link: (props: CardLinkProps) => ReactNode;
}

/** The pictures of a card, to swipe or to press through. Only the one after the one in sight is loaded. */
export default function CardGallery({ paths, name, link }: CardGalleryProps) {
  const { t } = useLingui();
  const strip = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(0);
  const [loaded, setLoaded] = useState(0);
  const last = paths.length - 1;

  const prepare = () => setLoaded((before) => Math.max(before, shown + 1));
  function show(next: number): void {
    if (!strip.current || next < 0 || next > last) return;
    setLoaded((before) => Math.max(before, next));
    // How it moves is the stylesheet's matter: not at all where motion is not wanted.
    strip.current.scrollTo({ left: next * strip.current.clientWidth });
  }
  function onScroll(): void {
    if (!strip.current) return;
    const next = Math.round(strip.current.scrollLeft / strip.current.clientWidth);
    setShown(next);
    setLoaded((before) => Math.max(before, next + 1));
  }

  return (
    <>
      <div ref={strip} className={styles.strip} onScroll={onScroll} onTouchStart={prepare}>
        {link({
          className: styles.slides,
          tabIndex: -1,
          'aria-hidden': true,
          draggable: false,
          children: paths.map((path, index) => (
            <span key={path} className={styles.slide}>
              {index <= loaded && (
                <img
                  className={styles.picture}
                  src={uploadUrl(path)}
                  alt=""
                  width={800}
                  height={600}
                  draggable={false}
                  decoding="async"
                />
              )}
            </span>
          )),
        })}
      </div>
      <button
        type="button"
        className={styles.before}
        aria-label={t`Previous picture of ${name}`}
        aria-disabled={shown === 0}
        onClick={() => show(shown - 1)}
      >
        <span className={styles.disc}>
          <ChevronLeft aria-hidden="true" size={18} strokeWidth={2} />
        </span>
      </button>
      <button
        type="button"
        className={styles.after}
        aria-label={t`Next picture of ${name}`}
        aria-disabled={shown === last}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => show(shown + 1)}
      >
        <span className={styles.disc}>
          <ChevronRight aria-hidden="true" size={18} strokeWidth={2} />
        </span>
      </button>
      <span className={styles.dots} aria-hidden="true">
        {paths.map((path, index) => (
          <span key={path} className={styles.dot} data-shown={index === shown || undefined} />
        ))}
      </span>
    </>
  );
}
