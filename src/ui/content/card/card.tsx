import type { ReactNode } from 'react';
import * as styles from './card.css.ts';

interface CardProps {
  /** Fills a 4 : 3 frame: an `<img>` or a drawing. */
  picture: ReactNode;
  /** A link with `cardLink` as its class makes the whole card a target. */
  title: ReactNode;
  /** Heading level in its page. */
  level?: 2 | 3;
  /** At the end of the title's line: a rating. */
  aside?: ReactNode;
  /** A quiet line: type, length, place, guests. */
  facts?: ReactNode;
  price?: ReactNode;
  /** At the end of the price's line. */
  badge?: ReactNode;
}

/** One thing of a list: picture, name, facts, price. No border, no shadow. */
export function Card({ picture, title, level = 2, aside, facts, price, badge }: CardProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <article className={styles.card}>
      <div className={styles.picture}>{picture}</div>
      <div className={styles.line}>
        <Heading className={styles.title}>{title}</Heading>
        {aside}
      </div>
      {facts && <p className={styles.facts}>{facts}</p>}
      {(price || badge) && (
        <div className={styles.foot}>
          {price}
          {badge}
        </div>
      )}
    </article>
  );
}
