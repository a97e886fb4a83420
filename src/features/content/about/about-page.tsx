import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import evening from '../../../../generated/scenes/day-evening.svg?no-inline';
import morning from '../../../../generated/scenes/day-morning.svg?no-inline';
import { currentLocale } from '../../../i18n/locale.ts';
import { button } from '../../../ui/actions/button/button.css.ts';
import { PageHeader } from '../../../ui/page/page-header/page-header.tsx';
import { SectionHeading } from '../../../ui/page/section-heading/section-heading.tsx';
import { content } from '../../../ui/theme/global.css.ts';
import * as styles from './about-page.css.ts';
import { aboutEn } from './texts/about.en.tsx';
import { aboutTr } from './texts/about.tr.tsx';

const texts = { tr: aboutTr, en: aboutEn };

/** `/about`: who is behind it, in words and in the service's own `figures`. */
export function AboutPage({ figures }: { figures: ReactNode }) {
  const { title, lead, story, principles, people } = texts[currentLocale()];
  return (
    <div className={content}>
      <PageHeader size="large" title={title} lead={lead} />
      <img
        className={styles.wide}
        src={evening}
        alt=""
        width={800}
        height={600}
        fetchPriority="high"
      />
      <div className={styles.story}>{story}</div>
      {figures}
      <section className={styles.section}>
        <SectionHeading light="noon" sunAt={0.46}>
          <Trans>What we hold ourselves to</Trans>
        </SectionHeading>
        <ul className={styles.principles}>
          {principles.map(({ id, title: name, text }) => (
            <li key={id}>
              <h3 className={styles.principle}>{name}</h3>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.people}>
        <img
          className={styles.portrait}
          src={morning}
          alt=""
          width={800}
          height={600}
          loading="lazy"
          decoding="async"
        />
        <div className={styles.peopleTexts}>
          <h2 className={styles.heading}>{people.title}</h2>
          {people.text}
          <div className={styles.actions}>
            <Link to="/contact" className={button({ variant: 'secondary' })}>
              <Trans>Write to us</Trans>
            </Link>
            <Link to="/boats" className={button({ variant: 'text' })}>
              <Trans>See the boats</Trans>
            </Link>
          </div>
        </div>
      </section>
    </div>
  );
}
