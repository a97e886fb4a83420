import { Trans, useLingui } from '@lingui/react/macro';
import * as v from 'valibot';
import { documentVerificationLimits } from '../../../../api/contract/contract.ts';
import type { ApiError } from '../../../../api/errors/api-error.ts';
import type { VersionedDocument } from '../../../../api/resources/admin/documents.ts';
import { KeyHint } from '../../../../domain/keys/key-hint.tsx';
import { queueKeys } from '../../../../domain/keys/queue-keys.ts';
import { buttons, small } from '../../../../domain/managed-list/list-detail/list-detail.css.ts';
import { ChangedBy } from '../../../../forms/conflict/changed-by.tsx';
import { lastChangeOf } from '../../../../forms/conflict/last-change.ts';
import { Decision } from '../../../../forms/decision/decision.tsx';
import type { FailureWords } from '../../../../forms/decision/decision-props.ts';
import { FailureNotice } from '../../../../forms/submission/failure-notice.tsx';
import { useFormat } from '../../../../i18n/use-format.ts';
import { Button } from '../../../../ui/actions/button/button.tsx';
import { Notice } from '../../../../ui/feedback/notice/notice.tsx';
import * as styles from './open-document.css.ts';
import { useCommonReasons } from './use-common-reasons.ts';
import { isOvertaken, refusalOf, type Verdict } from './use-verdict.ts';

const maxNote = documentVerificationLimits.verificationNotes.maxLength;
/** A refusal without a note would be no refusal: the document would wait again. */
const note = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(maxNote));

interface ActsProps {
  document: VersionedDocument;
  verdict: Verdict;
}

/** The verdict: by button or key, asked for where something has to be said first. */
export function Acts({ document, verdict }: ActsProps) {
  const { t } = useLingui();
  const format = useFormat();
  const common = useCommonReasons();
  const { verify, refuse, question, failure, isBusy, hasSeenFile, file } = verdict;
  const { documentName, expiryDate, isVerified } = document;
  const until = expiryDate === null ? '' : format.date(expiryDate);
  return (
    <div className={styles.acts}>
      {isOvertaken(failure) ? (
        <Notice tone="warning" role="alert" title={<Trans>Nothing was saved</Trans>}>
          <Overtaken error={failure} />
        </Notice>
      ) : (
        <FailureNotice error={failure} title={<Trans>The verdict could not be saved</Trans>} />
      )}
      {!isVerified && !hasSeenFile && !file.isPending && (
        <p className={small}>
          <Trans>What cannot be looked at is not verified; refuse it, or try again.</Trans>
        </p>
      )}
      <div className={buttons}>
        {!isVerified && (
          <Button
            variant="sea"
            pending={isBusy}
            disabled={!verify && !isBusy}
            onPress={() => verify?.()}
          >
            <Trans>Verify</Trans>
            <KeyHint letter={queueKeys.approve} />
          </Button>
        )}
        <Button
          variant="secondary"
          disabled={!refuse && !isBusy}
          onPress={() => refuse?.()}
          onHoverStart={() => void Decision.preload()}
        >
          <Trans>Refuse</Trans>
          <KeyHint letter={queueKeys.refuse} />
        </Button>
      </div>
      {question === 'refuse' && (
        <Decision
          title={<Trans>Refuse {documentName}?</Trans>}
          confirmLabel={<Trans>Refuse</Trans>}
          tone="danger"
          failed={<Trans>The verdict could not be saved</Trans>}
          reason={{
            act: refusalOf(verdict.name ?? ''),
            label: t`Note`,
            description: t`The owner reads it, and uploads the document anew by it.`,
            isRequired: true,
            rule: note,
            maxLength: maxNote,
            field: 'verificationNotes',
            common,
          }}
          explain={explain}
          onDecide={verdict.answer}
          onClose={verdict.closeQuestion}
        >
          <p>
            <Trans>The document counts as not verified, and its owner is told so at once.</Trans>
          </p>
        </Decision>
      )}
      {question === 'verify-expired' && (
        <Decision
          title={<Trans>Verify an expired document?</Trans>}
          confirmLabel={<Trans>Verify</Trans>}
          tone="sea"
          failed={<Trans>The verdict could not be saved</Trans>}
          explain={explain}
          onDecide={verdict.answer}
          onClose={verdict.closeQuestion}
        >
          <p>
            <Trans>
              {documentName} was valid until {until}. Verified or not, it counts as expired.
            </Trans>
          </p>
        </Decision>
      )}
    </div>
  );
}

function explain(error: ApiError): FailureWords | undefined {
  if (!isOvertaken(error)) return undefined;
  return {
    title: <Trans>Nothing was saved</Trans>,
    text: <Overtaken error={error} />,
    isFinal: true,
  };
}

/** Who was faster, and that what is shown now is to be looked at first. */
function Overtaken({ error }: { error: ApiError }) {
  if (error.status === 404) return <Trans>The document was deleted meanwhile.</Trans>;
  const change = lastChangeOf(error);
  if (!change) return <Trans>The document was changed or deleted meanwhile.</Trans>;
  return (
    <>
      <Trans>The document was judged or uploaded anew meanwhile.</Trans>{' '}
      <ChangedBy change={change} />
    </>
  );
}
