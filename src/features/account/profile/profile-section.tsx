import type { ReactNode } from 'react';
import { SectionHeading } from '../../../ui/page/section-heading/section-heading.tsx';
import * as styles from './profile-page.css.ts';

interface ProfileSectionProps {
  id: string;
  title: ReactNode;
  /** What stands beside the fields: why they are asked for. */
  lead: ReactNode;
  light: 'dawn' | 'noon' | 'dusk';
  /** Where its sun stands, 0 to 1. */
  sunAt: number;
  children: ReactNode;
}

/** A part of the profile with a save of its own, under its own horizon. */
export function ProfileSection({ id, title, lead, light, sunAt, children }: ProfileSectionProps) {
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-title`}>
      <SectionHeading id={`${id}-title`} light={light} sunAt={sunAt}>
        {title}
      </SectionHeading>
      <div className={styles.columns}>
        <div className={styles.lead}>{lead}</div>
        <div className={styles.fields}>{children}</div>
      </div>
    </section>
  );
}
