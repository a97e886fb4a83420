import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ApiError } from '../../../api/errors/api-error.ts';
import { Button } from '../../../ui/actions/button/button.tsx';
import { Notice } from '../../../ui/feedback/notice/notice.tsx';
import * as styles from '../editor.css.ts';
import type { PartOutcome } from './save-parts.ts';

export interface SaveReportProps<Part extends string> {
  title: ReactNode;
  /** What the parts are called. */
  names: Record<Part, ReactNode>;
  /** What a person reads of a part that was refused. */
  errorTexts: Record<Part, (i18n: I18n, error: ApiError) => string>;
  outcomes: readonly PartOutcome<Part>[];
  pending: boolean;
  onRetry: () => void;
}

/** After a save of which something failed: what is stored and what is not, and another try for the rest. */
export function SaveReport<Part extends string>({
  title,
  names,
  errorTexts,
  outcomes,
  pending,
  onRetry,
}: SaveReportProps<Part>) {
  const { i18n } = useLingui();
  if (outcomes.every(({ error }) => error === null)) return null;
  return (
    <Notice
      tone="warning"
      role="alert"
      title={title}
      action={
        <Button variant="secondary" size="small" pending={pending} onPress={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      <Trans>Trying again sends only what is missing.</Trans>
      <ul className={styles.parts}>
        {outcomes.map(({ part, error }) => (
          <li key={part}>
            {names[part]}: {error === null ? <Trans>saved</Trans> : errorTexts[part](i18n, error)}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
