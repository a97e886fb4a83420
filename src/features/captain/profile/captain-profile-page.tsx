import { Trans, useLingui } from '@lingui/react/macro';
import { useIsFetching } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { updatePersonalInfoOperation } from '../../../api/contract/contract.ts';
import { mayCall } from '../../../api/contract/may-call.ts';
import { failureOf } from '../../../api/errors/messages.ts';
import { captainProfileKey } from '../../../api/resources/captain-profile/queries.ts';
import { useSession } from '../../../api/session/use-session.ts';
import { ErrorDisplay } from '../../../ui/feedback/error-display/error-display.tsx';
import { Notice } from '../../../ui/feedback/notice/notice.tsx';
import { notifyError } from '../../../ui/feedback/toast/notify.ts';
import { FormPart } from '../../../ui/page/form-part/form-part.tsx';
import { PageHeader } from '../../../ui/page/page-header/page-header.tsx';
import * as styles from './captain-profile-page.css.ts';
import { PersonalForm } from './personal/personal-form.tsx';
import { PersonalView } from './personal/personal-view.tsx';
import { personalDraft } from './personal/use-personal-form.ts';
import { Photo } from './photo/photo.tsx';
import { ProfessionalForm, professionalDraft } from './professional/professional-form.tsx';
import { ProfessionalView } from './professional/professional-view.tsx';
import { ProfileBoundary } from './profile-boundary.tsx';
import { Section } from './section.tsx';
import { Statistics } from './statistics/statistics.tsx';
import { useProfile } from './use-profile.ts';

interface CaptainProfilePageProps {
  hostId: number;
  /** The captain as guests see them, by the name that stands there. */
  preview: (name: string) => ReactNode;
}

/** `/captain/profile`: what guests see of the captain, and what only we know. */
export function CaptainProfilePage(props: CaptainProfilePageProps) {
  return (
    <ProfileBoundary>
      <div className={styles.page}>
        <Profile {...props} />
      </div>
    </ProfileBoundary>
  );
}

function Profile({ hostId, preview }: CaptainProfilePageProps) {
  const { i18n, t } = useLingui();
  const user = useSession();
  const isOwn = user?.id === hostId;
  const mayEdit = mayCall(updatePersonalInfoOperation, user, hostId);
  const profile = useProfile(hostId, isOwn);
  const isFetching = useIsFetching({ queryKey: captainProfileKey }) > 0;
  const { personal, professional, statistics } = profile;
  const parts = [personal, professional, statistics];
  const error = parts.every((part) => part.error && part.data === undefined) && personal.error;

  async function retryAll() {
    const outcomes = await Promise.all(parts.map((part) => part.retry()));
    if (!outcomes.some(Boolean)) {
      void notifyError({ message: t`Profile details could not be loaded` });
    }
  }

  if (error) {
    return (
      <ErrorDisplay
        {...failureOf(i18n, error)}
        title={<Trans>Your profile could not be loaded</Trans>}
        level={1}
        retryable
        pending={isFetching}
        onRetry={() => void retryAll()}
      />
    );
  }
  const person = personal.data;
  const name = person ? `${person.firstName} ${person.lastName}` : '';
  return (
    <>
      <PageHeader
        above={person && <Photo person={person} name={name} mayEdit={mayEdit} />}
        title={<Trans>Captain profile</Trans>}
        lead={name}
      />
      {!mayEdit && (
        <Notice title={<Trans>Only the captain can change this profile</Trans>}>
          <Trans>You see what is in it; the photo and all details are the captain’s own.</Trans>
        </Notice>
      )}
      <Section
        id="personal"
        title={t`Personal details`}
        lead={t`Only we see them; a guest gets your phone and e-mail once a booking is confirmed.`}
        part={personal}
        view={(data) => <PersonalView info={data} />}
        edit={
          mayEdit
            ? {
                draft: personalDraft(hostId),
                form: (data, onClose) => (
                  <PersonalForm userId={hostId} info={data} onClose={onClose} />
                ),
              }
            : undefined
        }
      />
      <Section
        id="professional"
        title={t`Professional details`}
        lead={t`Your licence, your experience and what you are good at.`}
        part={professional}
        view={(data) => <ProfessionalView info={data} />}
        edit={
          mayEdit
            ? {
                draft: professionalDraft(hostId),
                form: (data, onClose) => (
                  <ProfessionalForm userId={hostId} info={data} onClose={onClose} />
                ),
              }
            : undefined
        }
      />
      <Section
        id="statistics"
        title={t`Statistics`}
        lead={t`Counted from your bookings and reviews.`}
        part={statistics}
        view={(data) => <Statistics statistics={data} />}
      />
      {name !== '' && (
        <FormPart
          id="preview"
          title={<Trans>What guests see</Trans>}
          lead={<Trans>This stands on the page of each of your boats; nothing else does.</Trans>}
        >
          {preview(name)}
        </FormPart>
      )}
    </>
  );
}
