import { type ReactNode, useEffect, useRef, useState } from 'react';
import { whenIdle } from '../../ui/loading/idle/when-idle.ts';
import { whenInView } from '../../ui/loading/in-view/when-in-view.ts';
import { LazyBoundary } from '../../ui/loading/lazy/lazy-boundary.tsx';
import { lazyComponent } from '../../ui/loading/lazy/lazy-component.tsx';
import type { CardLinkProps } from './card-gallery.tsx';
import { FavouriteButton } from './favourite-button.tsx';
import * as styles from './offer-card.css.ts';
import type { OfferRef } from './remembered-offers.ts';

const CardGallery = lazyComponent(() => import('./card-gallery.tsx'));

interface OfferCardProps extends OfferRef {
  name: string;
  /** Picture, name, facts, price. */
  children: ReactNode;
  /** All pictures of the card, the one that it shows first among them; to leaf through where there are several. */
  paths?: readonly string[] | undefined;
  /** Leads to its page. */
  link: (props: CardLinkProps) => ReactNode;
  /** Stands out, as its pin on the map does. */
  highlighted: boolean;
  onHighlight?: ((id: number | undefined) => void) | undefined;
  /** On the picture: what kind it is, what can be done with it. */
  onPicture?: ReactNode;
}

/** What cards of boats and tours share: the heart, more pictures, and that the map stands out where somebody looks. */
export function OfferCard(props: OfferCardProps) {
  const { kind, id, name, children, paths = [], link, highlighted, onHighlight, onPicture } = props;
  const { frame, isNear, comeNear } = useNear(paths.length > 1);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices where somebody looks
    <div
      ref={frame}
      className={styles.card}
      data-highlighted={highlighted || undefined}
      onPointerEnter={({ pointerType }) => {
        if (pointerType !== 'mouse') return;
        comeNear();
        onHighlight?.(id);
      }}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && onHighlight?.(undefined)}
      onFocus={() => {
        comeNear();
        onHighlight?.(id);
      }}
      onBlur={() => onHighlight?.(undefined)}
    >
      {children}
      <div className={styles.onPicture}>
        {isNear && (
          <LazyBoundary>
            <CardGallery paths={paths} name={name} link={link} />
          </LazyBoundary>
        )}
        {onPicture}
        <div className={styles.heart}>
          <FavouriteButton kind={kind} id={id} name={name} />
        </div>
      </div>
    </div>
  );
}

/**
 * Whether somebody may want more pictures: a mouse or the focus is there, or the card lies below a thumb, which
 * swipes without notice.
 */
function useNear(hasMore: boolean) {
  const frame = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const { current } = frame;
    if (!hasMore || !current || !matchMedia('(hover: none)').matches) return;
    let stop = () => {};
    const callOff = whenIdle(() => {
      stop = whenInView(current, () => setNear(true), '0px');
    });
    return () => {
      callOff();
      stop();
    };
  }, [hasMore]);
  return { frame, isNear: isNear && hasMore, comeNear: () => setNear(true) };
}
