import { Trans, useLingui } from '@lingui/react/macro';
import { issueWords } from '../../../../domain/publish-checklist/issue-words.ts';
import type { PublishQuestion } from './publish-question.ts';
import * as styles from './publish-question-words.css.ts';

/** What a captain should know before guests see a tour, in words. */
export function PublishQuestionWords({ question }: { question: PublishQuestion }) {
  const { i18n } = useLingui();
  const { from, documents } = question;
  return (
    <>
      {from === 'DRAFT' && (
        <p>
          <Trans>It is a draft still. Once published, guests see it and can book its dates.</Trans>
        </p>
      )}
      {from === 'CANCELLED' && (
        <p>
          <Trans>
            It was called off. Once published, guests see it again and can book its dates.
          </Trans>
        </p>
      )}
      {documents.length > 0 && (
        <>
          <p>
            <Trans>Its documents are not complete:</Trans>
          </p>
          <ul className={styles.documents}>
            {documents.map((issue) => (
              <li key={`${issue.code} ${issue.documentType} ${issue.documentId}`}>
                {issueWords(i18n, issue, 'TOUR').wrong}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
