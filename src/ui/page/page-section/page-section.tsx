import { type ReactNode, useRef } from 'react';
import { SectionHeading } from '../section-heading/section-heading.tsx';
import * as styles from './page-section.css.ts';
import { useKnownHeight } from './use-known-height.ts';

interface PageSectionProps {
  /** Its address within the page. */
  id: string;
  title: ReactNode;
  /** Of the dawn when left out. */
  light?: 'dawn' | 'noon' | 'dusk';
  /** Where its sun stands, 0 to 1; further along the further down the page. */
  sunAt: number;
  children: ReactNode;
}

/** A part of the page under its own horizon. Focusable, so that a link to it takes the reader there. */
export function PageSection({ id, title, light, sunAt, children }: PageSectionProps) {
  const headingId = `${id}-title`;
  const ref = useRef<HTMLElement>(null);
  const style = useKnownHeight(ref, id);
  return (
    <section
      ref={ref}
      id={id}
      tabIndex={-1}
      className={styles.section}
      style={style}
      aria-labelledby={headingId}
    >
      <SectionHeading id={headingId} light={light} sunAt={sunAt}>
        {title}
      </SectionHeading>
      {children}
    </section>
  );
}
