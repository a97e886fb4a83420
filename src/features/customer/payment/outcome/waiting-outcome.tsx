import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { useFormat } from '../../../../i18n/use-format.ts';
import { Button } from '../../../../ui/actions/button/button.tsx';
import { ProgressBar } from '../../../../ui/feedback/progress-bar/progress-bar.tsx';
import { ChargedOnce, Outcome } from './outcome.tsx';

interface WaitingOutcomeProps {
  check: { isWatching: boolean; isFetching: boolean; isUnsure: boolean; check: () => void };
  /** Until when the payment page waits, RFC 3339; undefined when it is not known. */
  expiresAt?: string | undefined;
  /** Whether they have paid: then nothing is asked of them. */
  isAtBank?: boolean;
  actions: ReactNode;
  ticket: ReactNode;
  level: 1 | 2;
}

/** Nobody knows yet: asked again by itself for a while, then by hand. Never a failure. */
export function WaitingOutcome(props: WaitingOutcomeProps) {
  const { check, expiresAt, isAtBank = false, actions, ticket, level } = props;
  const { t } = useLingui();
  const format = useFormat();
  const [wasPressed, setPressed] = useState(false);
  if (check.isWatching) {
    return (
      <Outcome
        tone="waiting"
        level={level}
        ticket={ticket}
        title={<Trans>Checking your payment</Trans>}
        actions={<ProgressBar label={t`Waiting for the bank's answer`} />}
      >
        <p>
          <Trans>This takes a few seconds. Your payment is safe even if you leave this page.</Trans>
        </p>
      </Outcome>
    );
  }
  const until = expiresAt && format.instant(expiresAt);
  return (
    <Outcome
      tone="waiting"
      level={level}
      ticket={ticket}
      title={
        isAtBank ? (
          <Trans>Your bank is processing the payment</Trans>
        ) : (
          <Trans>We cannot see your payment yet</Trans>
        )
      }
      actions={
        <>
          <Button
            pending={check.isFetching}
            onPress={() => {
              setPressed(true);
              check.check();
            }}
          >
            <Trans>Check now</Trans>
          </Button>
          {actions}
        </>
      }
    >
      <p>
        {isAtBank ? (
          <Trans>
            Nothing has gone wrong: banks sometimes take a few minutes. Your booking still stands,
            there is nothing more for you to do, and we will notify you once the money arrives.
          </Trans>
        ) : (
          <Trans>
            Nothing has gone wrong: banks sometimes take a few minutes. Your booking still stands.
            If you have paid, there is nothing more to do; if not, open the payment page again.
          </Trans>
        )}{' '}
        <ChargedOnce />
      </p>
      {until && (
        <p>
          <Trans>The payment page is open until {until}.</Trans>
        </p>
      )}
      <p role="status">
        {wasPressed && !check.isFetching && !check.isUnsure && (
          <Trans>Checked just now: still waiting.</Trans>
        )}
        {check.isUnsure && <Trans>The last check had no answer. Try again in a moment.</Trans>}
      </p>
    </Outcome>
  );
}
