import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { ContactMessageCreate } from '../../../api/contract/types.ts';
import { Button } from '../../../ui/actions/button/button.tsx';
import * as styles from './contact-page.css.ts';

interface ContactSentProps {
  message: ContactMessageCreate;
  onAgain: () => void;
}

/** The message has been received: what happens now. */
export function ContactSent({ message: { email }, onAgain }: ContactSentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The form that had the focus is gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.sent}>
      <h2 ref={heading} tabIndex={-1} className={styles.heading}>
        <Trans>We have received your message</Trans>
      </h2>
      <p>
        <Trans>
          We answer to <strong>{email}</strong>, every day between 09:00 and 22:00.
        </Trans>
      </p>
      <Button variant="secondary" onPress={onAgain}>
        <Trans>Write another message</Trans>
      </Button>
    </div>
  );
}
