import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PublishChecklist } from '../../../../api/contract/types.ts';
import { accountQuery } from '../../../../api/resources/account/queries.ts';
import { ownerPublishChecklistsQuery } from '../../../../api/resources/publish-checklists/queries.ts';
import { useSession } from '../../../../api/session/use-session.ts';
import { QuerySection } from '../../../../domain/query/query-section.tsx';
import { button } from '../../../../ui/actions/button/button.css.ts';
import { Skeleton } from '../../../../ui/feedback/skeleton/skeleton.tsx';
import { PlainSection } from '../../../../ui/page/plain-section/plain-section.tsx';
import { visuallyHidden } from '../../../../ui/theme/global.css.ts';
import { hint } from '../today-page.css.ts';
import * as styles from './first-steps.css.ts';
import { doneSteps, type FirstStep, firstSteps } from './steps.ts';

const texts: Record<FirstStep, { name: ReactNode; text: ReactNode; way: ReactNode }> = {
  email: {
    name: <Trans>Verify your e-mail address</Trans>,
    text: <Trans>Requests of guests and news of your payments go there.</Trans>,
    way: <Trans>Verify the address</Trans>,
  },
  vessel: {
    name: <Trans>Add your first boat</Trans>,
    text: <Trans>You can stop at any time; what you have typed waits for you.</Trans>,
    way: <Trans>Add a boat</Trans>,
  },
  papers: {
    name: <Trans>Add photos, a description, the place and the documents</Trans>,
    text: <Trans>Without the required documents a boat cannot be published.</Trans>,
    way: <Trans>Complete the boat</Trans>,
  },
  days: {
    name: <Trans>Open days in the calendar</Trans>,
    text: <Trans>Guests can book the days that you open, at the price you set.</Trans>,
    way: <Trans>Open the calendar</Trans>,
  },
  publish: {
    name: <Trans>Publish it</Trans>,
    text: <Trans>From then on guests find it, and the first request appears on this page.</Trans>,
    way: <Trans>Publish</Trans>,
  },
};

/** Five steps to the first booking, each ticked when it is done. */
export default function FirstSteps({ hostId }: { hostId: number }) {
  const isHost = useSession()?.id === hostId;
  const result = useQuery({ ...ownerPublishChecklistsQuery(hostId), retryOnMount: false });
  const account = useQuery({ ...accountQuery(), enabled: isHost, retryOnMount: false });
  const both = {
    data:
      result.data && (!isHost || account.data)
        ? {
            checklists: result.data,
            // Only the account tells, and only to whom it belongs; a boat tells anybody.
            isEmailVerified: isHost
              ? (account.data?.isEmailVerified ?? false)
              : result.data.length > 0 && !result.data.some(hasUnverifiedEmail),
          }
        : undefined,
    error: result.error ?? account.error,
    isFetching: result.isFetching || account.isFetching,
    refetch: () => {
      if (result.isError) void result.refetch();
      if (account.isError) void account.refetch();
    },
  };
  return (
    <PlainSection title={<Trans>Five steps to the first booking</Trans>}>
      <QuerySection result={both} skeleton={<Skeleton height="480px" />}>
        {(progress) => <Steps {...progress} isHost={isHost} />}
      </QuerySection>
    </PlainSection>
  );
}

function hasUnverifiedEmail({ issues }: PublishChecklist): boolean {
  return issues.some(({ code }) => code === 'EMAIL_UNVERIFIED');
}

interface StepsProps {
  checklists: readonly PublishChecklist[];
  isEmailVerified: boolean;
  isHost: boolean;
}

function Steps({ checklists, isEmailVerified, isHost }: StepsProps) {
  const { t } = useLingui();
  const done = doneSteps({ checklists, isEmailVerified });
  const next = firstSteps.find((step) => !done.has(step));
  const boatId = checklists.find((each) => each.boatId !== null)?.boatId ?? undefined;
  return (
    <>
      {!next && (
        <p className={hint}>
          <Trans>All is done. The first request will appear on this page.</Trans>
        </p>
      )}
      <ol className={styles.steps}>
        {firstSteps.map((step, index) => (
          <li key={step} className={styles.step} aria-current={step === next ? 'step' : undefined}>
            {done.has(step) ? (
              <span className={styles.done}>
                <Check aria-hidden="true" size={20} strokeWidth={2} />
                <span className={visuallyHidden}>{t`Done`}</span>
              </span>
            ) : (
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
            )}
            <div className={styles.texts}>
              <h3 className={styles.name}>{texts[step].name}</h3>
              <p className={styles.text}>{texts[step].text}</p>
            </div>
            {!done.has(step) && hasWay(step, boatId, isHost) && (
              <div className={styles.way}>
                <Way step={step} boatId={boatId} isNext={step === next} />
              </div>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}

/** Whether a step can be done now: nobody verifies another’s e-mail, and most steps need a boat. */
function hasWay(step: FirstStep, boatId: number | undefined, isHost: boolean): boolean {
  if (step === 'email') return isHost;
  return step === 'vessel' || boatId !== undefined;
}

interface WayProps {
  step: FirstStep;
  /** The first boat there is. */
  boatId: number | undefined;
  isNext: boolean;
}

/** Where a step is done. */
function Way({ step, boatId, isNext }: WayProps) {
  const className = button({ variant: isNext ? 'primary' : 'secondary', size: 'small' });
  const { way } = texts[step];
  if (step === 'email') {
    return (
      <Link to="/captain/security" hash="email" className={className}>
        {way}
      </Link>
    );
  }
  if (step === 'vessel') {
    return (
      <Link
        to="/captain/vessels/$boatId/$tab"
        params={{ boatId: 'new', tab: 'details' }}
        className={className}
      >
        {way}
      </Link>
    );
  }
  if (boatId === undefined) return null;
  if (step === 'papers') {
    return (
      <Link
        to="/captain/vessels/$boatId/$tab"
        params={{ boatId: String(boatId), tab: 'photos' }}
        className={className}
      >
        {way}
      </Link>
    );
  }
  return step === 'days' ? (
    <Link to="/captain/availability" search={{ boat: boatId }} className={className}>
      {way}
    </Link>
  ) : (
    <Link to="/captain/vessels" hash={`boat-${boatId}`} className={className}>
      {way}
    </Link>
  );
}
