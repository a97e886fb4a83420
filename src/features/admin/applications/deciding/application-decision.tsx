import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { applicationReviewLimits } from '../../../../api/contract/contract.ts';
import { vRejectionReason } from '../../../../api/contract/request-schemas.ts';
import type { ApplicationReview, CaptainApplication } from '../../../../api/contract/types.ts';
import { ApiError } from '../../../../api/errors/api-error.ts';
import { reviewApplication } from '../../../../api/resources/admin/applications.ts';
import { adminKey } from '../../../../api/resources/admin/key.ts';
import { usersKey } from '../../../../api/resources/users/queries.ts';
import type { Versioned } from '../../../../api/versioned.ts';
import { Decision, type FailureWords } from '../../../../forms/decision/decision.tsx';
import { createKeyedCalls } from '../../../../forms/submission/keyed-calls.ts';
import { notifySuccess } from '../../../../ui/feedback/toast/notify.ts';
import { Doubts } from '../detail/checks.tsx';
import { DecidedMeanwhile } from './decided-meanwhile.tsx';
import { commonReasons } from './reasons.ts';

const { minLength, maxLength } = applicationReviewLimits.rejectionReason;
const tooShort = msg`The reason for the rejection must have at least ${minLength} characters`;

/** The act as its draft is named. */
export const rejectionOf = (applicationId: number) => `rejection of application ${applicationId}`;

interface ApplicationDecisionProps {
  application: Versioned<CaptainApplication>;
  verdict: ApplicationReview['status'];
  /** `isDone` tells what was decided from what was given up. */
  onClose: (isDone: boolean) => void;
}

/** Asks once more before somebody becomes a captain, or does not. */
export function ApplicationDecision(props: ApplicationDecisionProps) {
  const { application, verdict, onClose } = props;
  const { i18n, t } = useLingui();
  const queryClient = useQueryClient();
  const [keyed] = useState(createKeyedCalls);
  const isDone = useRef(false);
  const { id, fullName } = application;

  async function decide(review: ApplicationReview) {
    try {
      await keyed(review, (key) => reviewApplication(application, review, key));
    } catch (error) {
      // What is shown of it no longer holds.
      if (error instanceof ApiError && isStale(error)) void refresh();
      throw error;
    }
    isDone.current = true;
    void notifySuccess(
      review.status === 'APPROVED' ? t`${fullName} is a captain now` : t`${fullName} was rejected`,
    );
    void refresh();
  }

  function refresh() {
    return Promise.all([
      queryClient.invalidateQueries({ queryKey: adminKey }),
      // Whoever is approved is a captain wherever users are listed.
      queryClient.invalidateQueries({ queryKey: usersKey }),
    ]);
  }

  function explain(error: ApiError): FailureWords | undefined {
    if (error.status !== 409 && error.status !== 412) return undefined;
    return { text: <DecidedMeanwhile id={id} error={error} />, isFinal: true };
  }

  const asked = { explain, onClose: () => onClose(isDone.current) };
  if (verdict === 'APPROVED') {
    return (
      <Decision
        {...asked}
        title={t`Approve ${fullName}?`}
        confirmLabel={<Trans>Approve</Trans>}
        tone="sea"
        failed={<Trans>The approval failed</Trans>}
        onDecide={() => decide({ status: 'APPROVED' })}
      >
        <p>
          <Trans>
            {fullName} becomes a captain, may offer boats and tours, and is told so by e-mail. An
            approval cannot be taken back here.
          </Trans>
        </p>
        <Doubts application={application} />
      </Decision>
    );
  }
  return (
    <Decision
      {...asked}
      title={t`Reject ${fullName}?`}
      confirmLabel={<Trans>Reject</Trans>}
      tone="danger"
      failed={<Trans>The rejection failed</Trans>}
      reason={{
        act: rejectionOf(id),
        label: t`Reason for the rejection`,
        description: t`The applicant reads it, in the app and by e-mail.`,
        isRequired: true,
        rule: vRejectionReason,
        ruleTexts: { required: tooShort, min_length: () => tooShort, regex: tooShort },
        maxLength,
        field: 'rejectionReason',
        common: commonReasons.map(({ label, text }) => ({
          label: i18n._(label),
          text: i18n._(text),
        })),
      }}
      onDecide={(reason = '') => decide({ status: 'REJECTED', rejectionReason: reason })}
    >
      <p>
        <Trans>{fullName} stays a customer and may apply again.</Trans>
      </p>
    </Decision>
  );
}

const isStale = ({ status }: ApiError) => status === 404 || status === 409 || status === 412;
