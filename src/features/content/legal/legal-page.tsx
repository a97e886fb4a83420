import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { currentLocale } from '../../../i18n/locale.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { link } from '../../../ui/actions/link/link.css.ts';
import { PageHeader } from '../../../ui/page/page-header/page-header.tsx';
import { content } from '../../../ui/theme/global.css.ts';
import { Contents } from './contents.tsx';
import * as styles from './legal-page.css.ts';
import type { LegalDocument } from './legal-text.ts';

interface LegalPageProps {
  document: LegalDocument;
  /** Stands before the text: what the page shows rather than says. */
  children?: ReactNode;
}

/** A text to read, to find a place in, and to print. */
export function LegalPage({ document: { changed, texts }, children }: LegalPageProps) {
  const format = useFormat();
  const { title, lead, sections } = texts[currentLocale()];
  return (
    <div className={content}>
      <PageHeader title={title} lead={lead} size="large" />
      <p className={styles.changed}>
        <Trans>Last changed on {format.date(changed)}</Trans>
        <button type="button" className={styles.print} onClick={() => print()}>
          <Printer aria-hidden="true" size={18} strokeWidth={1.75} />
          <Trans>Print</Trans>
        </button>
      </p>
      <div className={styles.columns}>
        <Contents sections={sections} />
        <div className={styles.text}>
          {children}
          {sections.map(({ id, title: heading, body }) => (
            <section key={id} id={id} className={styles.section}>
              <h2 className={styles.heading}>{heading}</h2>
              <div className={styles.prose}>{body}</div>
            </section>
          ))}
          <LegalLinks />
        </div>
      </div>
    </div>
  );
}

/** Where to ask what the text leaves open. */
function LegalLinks() {
  return (
    <p className={styles.links}>
      <Trans>
        Is anything unclear?{' '}
        <Link to="/contact" className={link}>
          Write to us
        </Link>
        ; we answer every day between 09:00 and 22:00.
      </Trans>
    </p>
  );
}
