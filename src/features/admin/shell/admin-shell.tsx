import { Plural, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { AdminQueueName } from '../../../api/contract/types.ts';
import { PanelShell, type PanelShellProps } from '../../../domain/panel/panel-shell.tsx';
import { useAdminWaiting } from './use-admin-waiting.ts';
import { ways } from './ways.tsx';

const waitingWords: Record<AdminQueueName, (count: number) => ReactNode> = {
  APPLICATIONS: (count) => <Plural value={count} one="# to decide" other="# to decide" />,
  DOCUMENTS: (count) => <Plural value={count} one="# to verify" other="# to verify" />,
  REPORTED_REVIEWS: (count) => <Plural value={count} one="# reported" other="# reported" />,
  CONTACT_MESSAGES: (count) => <Plural value={count} one="# to answer" other="# to answer" />,
  REFUSED_PAYMENTS: (count) => <Plural value={count} one="# refused" other="# refused" />,
};

/** What stands around the pages of the administration. */
export function AdminShell(shell: Omit<PanelShellProps, 'label' | 'tone' | 'ways'>) {
  const { t } = useLingui();
  const waiting = useAdminWaiting();
  return (
    <PanelShell
      {...shell}
      label={t`Administration`}
      shownName={t`Administration`}
      tone="night"
      ways={{ label: t`Pages of the administration`, groups: ways, waiting, waitingWords }}
    />
  );
}
