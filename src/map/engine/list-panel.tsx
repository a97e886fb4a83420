import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { iconButton } from '../../ui/actions/icon-button/icon-button.css.ts';
import type { MapPoint } from '../frame/points.ts';
import { OfferRows } from '../offers/offers-in-words.tsx';
import * as styles from './list-panel.css.ts';

interface ListPanelProps {
  points: readonly MapPoint[];
  onOpen: (id: number) => void;
  onClose: () => void;
}

/** Points of the map as a list on it: those too close to tell apart, or all for who sees no map. */
export function ListPanel({ points, onOpen, onClose }: ListPanelProps) {
  const { t } = useLingui();
  const title = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <section
      className={styles.panel}
      aria-labelledby={title}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <header className={styles.head}>
        <h2 ref={heading} id={title} className={styles.title} tabIndex={-1}>
          {points.length === 0 ? (
            <Trans>Nothing in this part of the map</Trans>
          ) : (
            <Plural
              value={points.length}
              one="# in this part of the map"
              other="# in this part of the map"
            />
          )}
        </h2>
        <button
          type="button"
          className={iconButton}
          aria-label={t`Close the list`}
          onClick={onClose}
        >
          <X aria-hidden="true" size={20} strokeWidth={1.75} />
        </button>
      </header>
      <div className={styles.list}>
        <OfferRows points={points} onOpen={onOpen} />
      </div>
    </section>
  );
}
