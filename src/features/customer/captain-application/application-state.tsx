import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { CaptainApplication } from '../../../api/contract/types.ts';
import { Button } from '../../../ui/actions/button/button.tsx';
import { Notice } from '../../../ui/feedback/notice/notice.tsx';
import * as styles from './application-page.css.ts';
import { ApplicationSteps } from './application-steps.tsx';
import { AddDocuments } from './form/add-documents.tsx';
import { ApplicationForm } from './form/application-form.tsx';
import { OpenCaptainPanel } from './open-captain-panel.tsx';
import { SentApplication } from './sent-application.tsx';

interface ApplicationStateProps {
  userId: number;
  /** The newest one; null before the first. */
  application: CaptainApplication | null;
  contractVersion: string;
}

/** Where somebody stands: not applied, waiting, approved, rejected and perhaps applying again. */
export function ApplicationState({ userId, application, contractVersion }: ApplicationStateProps) {
  const [isAgain, setAgain] = useState(false);
  const isForm = application === null || (application.status === 'REJECTED' && isAgain);
  const heading = useFocusAfter(isForm);
  return (
    <div className={styles.columns}>
      <ApplicationSteps application={isForm ? null : application} />
      <div className={styles.main}>
        {isForm && (
          <>
            {application?.rejectionReason && (
              <Rejection reason={application.rejectionReason}>
                <Trans>
                  Your earlier answers are filled in. Please choose your documents again.
                </Trans>
              </Rejection>
            )}
            <ApplicationForm
              userId={userId}
              former={application}
              contractVersion={contractVersion}
            />
          </>
        )}
        {!isForm && (
          <h2 ref={heading} tabIndex={-1} className={styles.heading}>
            {application.status === 'PENDING' && <Trans>Your application is being reviewed</Trans>}
            {application.status === 'APPROVED' && <Trans>Your application was approved</Trans>}
            {application.status === 'REJECTED' && <Trans>Your application was rejected</Trans>}
          </h2>
        )}
        {!isForm && application.status === 'PENDING' && (
          <>
            <Notice>
              <Trans>
                We answer within 3 business days at the latest, by e-mail and in your notifications.
              </Trans>
            </Notice>
            {application.documentFilePaths.length === 0 && (
              <Notice tone="warning">
                <Trans>It has no documents yet. Add your licence so that we can continue.</Trans>
              </Notice>
            )}
            <SentApplication application={application} />
            <AddDocuments application={application} />
          </>
        )}
        {!isForm && application.status === 'APPROVED' && (
          <>
            <p>
              <Trans>
                Welcome aboard. Your account becomes a captain’s account as soon as you go on; then
                you can add your first boat or tour.
              </Trans>
            </p>
            <OpenCaptainPanel />
            <SentApplication application={application} />
          </>
        )}
        {!isForm && application.status === 'REJECTED' && (
          <>
            {application.rejectionReason && <Rejection reason={application.rejectionReason} />}
            <div className={styles.actions}>
              <Button onPress={() => setAgain(true)}>
                <Trans>Apply again</Trans>
              </Button>
            </div>
            <SentApplication application={application} />
          </>
        )}
      </div>
    </div>
  );
}

function Rejection({ reason, children }: { reason: string; children?: ReactNode }) {
  return (
    <Notice tone="warning" title={<Trans>Why it was rejected</Trans>}>
      {reason}
      {children && <p>{children}</p>}
    </Notice>
  );
}

/** Once the form has gone, and the focus with it, the heading in its place takes it. */
function useFocusAfter(isForm: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const wasForm = useRef(isForm);
  useEffect(() => {
    if (wasForm.current && !isForm) heading.current?.focus();
    wasForm.current = isForm;
  }, [isForm]);
  return heading;
}
