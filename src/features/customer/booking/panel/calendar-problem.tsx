import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { failureOf } from '../../../../api/errors/messages.ts';
import { Notice } from '../../../../ui/feedback/notice/notice.tsx';

/** Why the chosen days have no price: the calendar that tells it could not be had. */
export function CalendarProblem({ error }: { error: unknown }) {
  const { i18n } = useLingui();
  return (
    <Notice tone="danger" role="status" title={<Trans>The calendar could not be loaded</Trans>}>
      {failureOf(i18n, error).message}
    </Notice>
  );
}
