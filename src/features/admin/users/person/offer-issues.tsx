import { Trans, useLingui } from '@lingui/react/macro';
import type { PublishChecklist } from '../../../../api/contract/types.ts';
import { isHostIssue } from '../../../../domain/publish-checklist/issue-target.ts';
import { issueWords } from '../../../../domain/publish-checklist/issue-words.ts';
import * as styles from './person.css.ts';

/** What keeps a boat or tour from being published, or from being found by guests, in sentences. */
export function OfferIssues({ checklist }: { checklist: PublishChecklist }) {
  const { i18n } = useLingui();
  const { kind, isPublished, canPublish, issues } = checklist;
  // That it is not published stands above; what is the captain's own is the same for all of them.
  const open = issues.filter((issue) => issue.code !== 'NOT_PUBLISHED' && !isHostIssue(issue));
  const wordsOf = (severity: string) =>
    open
      .filter((issue) => issue.severity === severity)
      .map((issue) => issueWords(i18n, issue, kind).wrong);
  const [blocking, hiding] = [wordsOf('BLOCKS'), wordsOf('HIDES')];
  return (
    <>
      {!isPublished && canPublish && (
        <p>
          <Trans>Nothing keeps it from being published.</Trans>
        </p>
      )}
      {blocking.length > 0 && (
        <>
          <p>
            {isPublished ? (
              <Trans>Published, though not in order:</Trans>
            ) : (
              <Trans>What keeps it from being published:</Trans>
            )}
          </p>
          <ul className={styles.issues}>
            {blocking.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </>
      )}
      {hiding.length > 0 && (
        <>
          <p>
            <Trans>Why guests do not find it or cannot book it:</Trans>
          </p>
          <ul className={styles.issues}>
            {hiding.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
