import { Plural, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useSession } from '../../../api/session/use-session.ts';
import { PanelShell, type PanelShellProps } from '../../../domain/panel/panel-shell.tsx';
import { useWaiting, type WaitingKind } from './use-waiting.ts';
import { waysOf } from './ways.tsx';

const waitingWords: Record<WaitingKind, (count: number) => ReactNode> = {
  bookings: (count) => <Plural value={count} one="# to answer" other="# to answer" />,
  documents: (count) => <Plural value={count} one="# to renew" other="# to renew" />,
  messages: (count) => <Plural value={count} one="# unread" other="# unread" />,
};

interface CaptainShellProps extends Omit<PanelShellProps, 'label' | 'ways'> {
  /** Whose area it is; without it there is none to go about in. */
  hostId: number | undefined;
}

/** What stands around the captain's pages. */
export function CaptainShell({ hostId, ...shell }: CaptainShellProps) {
  const { t } = useLingui();
  const panel = { ...shell, label: t`Captain’s panel` };
  if (hostId === undefined) return <PanelShell {...panel} ways={undefined} />;
  return <ShellOfHost {...panel} hostId={hostId} />;
}

function ShellOfHost({ hostId, ...panel }: Omit<PanelShellProps, 'ways'> & { hostId: number }) {
  const { t } = useLingui();
  const groups = waysOf(hostId, useSession());
  const waiting = useWaiting(hostId);
  return (
    <PanelShell {...panel} ways={{ label: t`Captain’s pages`, groups, waiting, waitingWords }} />
  );
}
