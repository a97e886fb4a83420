import { type ReactNode, type RefObject, useRef } from 'react';
import { useKnownHeight } from '../../../../ui/page/page-section/use-known-height.ts';
import { SectionHeading } from '../../../../ui/page/section-heading/section-heading.tsx';
import * as styles from './home-section.css.ts';

/** How far the day of the page is: the sun of a section's horizon, and where it stands. */
const hours = {
  weekend: { light: 'dawn', sunAt: 0.05 },
  occasions: { light: 'dawn', sunAt: 0.24 },
  boats: { light: 'noon', sunAt: 0.42 },
  tours: { light: 'noon', sunAt: 0.58 },
  reviews: { light: 'dusk', sunAt: 0.76 },
  captains: { light: 'dusk', sunAt: 0.93 },
} as const;

interface HomeSectionProps {
  hour: keyof typeof hours;
  title: ReactNode;
  /** A link to all of them: beside the title, on phones a button below the section. */
  all?: ReactNode;
  children: ReactNode;
  ref?: RefObject<HTMLElement | null>;
}

/** A section of the page, opened by its horizon. */
export function HomeSection({ hour, title, all, children, ref }: HomeSectionProps) {
  const own = useRef<HTMLElement>(null);
  const style = useKnownHeight(ref ?? own, hour);
  return (
    <section ref={ref ?? own} className={styles.section} style={style}>
      <SectionHeading {...hours[hour]}>{title}</SectionHeading>
      {children}
      {all && <p className={styles.all}>{all}</p>}
    </section>
  );
}
