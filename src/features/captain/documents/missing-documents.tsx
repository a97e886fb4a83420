import { Trans, useLingui } from '@lingui/react/macro';
import type { PublishChecklist, PublishIssue } from '../../../api/contract/types.ts';
import { documentTypeLabels } from '../../../domain/document/document-type-labels.ts';
import { IssueLink } from '../../../domain/publish-checklist/issue-link.tsx';
import { issueTarget } from '../../../domain/publish-checklist/issue-target.ts';
import { button } from '../../../ui/actions/button/button.css.ts';
import { visuallyHidden } from '../../../ui/theme/global.css.ts';
import * as styles from './documents-page.css.ts';
import { missingDocuments } from './hold-up.ts';

interface MissingProps {
  checklists: readonly PublishChecklist[];
}

/** The boats and tours that lack a document they need, which no list of documents could show. */
export function Missing({ checklists }: MissingProps) {
  const missing = missingDocuments(checklists);
  if (missing.length === 0) return null;
  return (
    <section aria-labelledby="missing-documents" className={styles.missing}>
      <h2 id="missing-documents" className={styles.heading}>
        <Trans>Required documents are missing</Trans>
      </h2>
      <ul>
        {missing.map(({ checklist, issues }) => (
          <MissingRow
            key={`${checklist.kind} ${checklist.boatId ?? checklist.tourId}`}
            checklist={checklist}
            issues={issues}
          />
        ))}
      </ul>
    </section>
  );
}

interface MissingRowProps {
  checklist: PublishChecklist;
  issues: readonly PublishIssue[];
}

function MissingRow({ checklist, issues }: MissingRowProps) {
  const { i18n } = useLingui();
  const offer = checklist.boatName ?? checklist.tourName;
  const names = issues.map(({ documentType }) =>
    i18n._(documentTypeLabels[documentType ?? 'OTHER']),
  );
  const [first] = issues;
  const target = first && issueTarget(checklist, first, { isHost: true });
  return (
    <li className={styles.missingRow}>
      <div>
        <p className={styles.name}>{offer}</p>
        <p className={styles.file}>{names.join(', ')}</p>
      </div>
      {target && (
        <IssueLink target={target} className={button({ variant: 'secondary', size: 'small' })}>
          <Trans>Upload</Trans>
          <span className={visuallyHidden}> {offer}</span>
        </IssueLink>
      )}
    </li>
  );
}
