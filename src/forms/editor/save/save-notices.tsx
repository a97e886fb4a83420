import { type ReactNode, useEffect, useRef } from 'react';
import type { ApiError } from '../../../api/errors/api-error.ts';
import { Conflict, type ConflictProps } from '../../conflict/conflict.tsx';
import type { SubmissionFailure } from '../../submission/use-submission.ts';
import * as styles from '../editor.css.ts';
import { SaveFailure } from './save-failure.tsx';
import type { PartOutcome } from './save-parts.ts';

interface SaveNoticesProps extends Pick<ConflictProps, 'labels' | 'shown'> {
  /** What `useRecordForm` answers. */
  save: {
    isSubmitting: boolean;
    conflict: ConflictProps['differences'];
    lastChange: ConflictProps['lastChange'];
    outcomes: readonly PartOutcome<string>[];
    failure: SubmissionFailure | undefined;
    obstacle: readonly string[] | ApiError | undefined;
  };
  /** What is stored and what is not, where something failed half-way. */
  report: ReactNode;
  /** That the record could not be saved. */
  failed: ReactNode;
}

/** What came of the last save, at the end of an editor's form. */
export function SaveNotices({ save, labels, shown, report, failed }: SaveNoticesProps) {
  const { isSubmitting, conflict, lastChange, outcomes, failure, obstacle } = save;
  const notices = useRef<HTMLDivElement>(null);
  // The bar is pressed anywhere on a long page; what came of it is below the last field.
  const hasNews = conflict.length + outcomes.length > 0 || Boolean(failure ?? obstacle);
  useEffect(() => {
    if (hasNews && !isSubmitting) notices.current?.scrollIntoView({ block: 'nearest' });
  }, [hasNews, isSubmitting]);
  return (
    <div ref={notices} className={styles.notices}>
      <Conflict differences={conflict} lastChange={lastChange} labels={labels} shown={shown} />
      {report}
      {conflict.length === 0 && outcomes.length === 0 && (
        <SaveFailure title={failed} failure={failure} obstacle={obstacle} />
      )}
    </div>
  );
}
