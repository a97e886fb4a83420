import { Trans } from '@lingui/react/macro';
import { ClientOnly } from '@tanstack/react-router';
import { useState } from 'react';
import type { ContactMessageCreate } from '../../../api/contract/types.ts';
import { Skeleton } from '../../../ui/feedback/skeleton/skeleton.tsx';
import { lazyComponent } from '../../../ui/loading/lazy/lazy-component.tsx';
import { LazySection } from '../../../ui/loading/lazy/lazy-section.tsx';
import { PageHeader } from '../../../ui/page/page-header/page-header.tsx';
import { content } from '../../../ui/theme/global.css.ts';
import { ContactDetails } from './contact-details.tsx';
import * as styles from './contact-page.css.ts';
import { ContactSent } from './contact-sent.tsx';
import { Questions } from './questions.tsx';

// Not part of what is rendered at build: a form that cannot be sent yet must not be there to fill in.
const ContactForm = lazyComponent(() => import('./contact-form.tsx'));

const place = <Skeleton height="560px" />;

/** `/contact`: a form, who answers when, and what is asked most. */
export function ContactPage() {
  const [sent, setSent] = useState<ContactMessageCreate>();
  const [isAnother, setAnother] = useState(false);

  function writeAnother() {
    setAnother(true);
    setSent(undefined);
  }
  return (
    <div className={content}>
      <PageHeader
        size="large"
        title={<Trans context="heading">Write to us</Trans>}
        lead={
          <Trans>
            Once you have asked to book, the captain answers your questions by message. For
            everything else we are here.
          </Trans>
        }
      />
      <div className={styles.columns}>
        <div className={styles.form}>
          {sent ? (
            <ContactSent message={sent} onAgain={writeAnother} />
          ) : (
            <ClientOnly fallback={place}>
              <LazySection placeholder={place}>
                <ContactForm isAnother={isAnother} onSent={setSent} />
              </LazySection>
            </ClientOnly>
          )}
        </div>
        <ContactDetails />
      </div>
      <Questions />
    </div>
  );
}
