import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Account } from '../../../api/contract/types.ts';
import { changePassword } from '../../../api/resources/account/mutations.ts';
import { accountQuery } from '../../../api/resources/account/queries.ts';
import type { Versioned } from '../../../api/versioned.ts';
import { PersonPicture } from '../../../domain/person/person-picture.tsx';
import { QueryError } from '../../../domain/query/query-error.tsx';
import { EmailVerification } from '../../../forms/account/email-verification.tsx';
import { PasswordForm } from '../../../forms/account/password-form.tsx';
import { calendarDay } from '../../../i18n/format.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { ThemeSwitch } from '../../../ui/actions/theme-switch/theme-switch.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton/skeleton.tsx';
import { LoadingStatus } from '../../../ui/loading/loading-status/loading-status.tsx';
import { PageHeader } from '../../../ui/page/page-header/page-header.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { DetailsForm } from './details-form.tsx';
import { PictureForm } from './picture/picture-form.tsx';
import * as styles from './profile-page.css.ts';
import { ProfileSection } from './profile-section.tsx';

/** `/my-profile`: who somebody is, how they sign in, how the site looks to them. */
export function ProfilePage({ languages }: { languages: ReactNode }) {
  const { data, error, isFetching, refetch } = useQuery(accountQuery());
  return (
    <div className={styles.page}>
      {data && <Profile account={data} languages={languages} />}
      {!data && error && (
        <>
          <PageHeader title={<Trans>Your profile could not be loaded</Trans>} />
          <QueryError result={{ error, isFetching, refetch }} />
        </>
      )}
      {!data && !error && <Waiting />}
    </div>
  );
}

function Profile({ account, languages }: { account: Versioned<Account>; languages: ReactNode }) {
  const format = useFormat();
  const { userId, email, fullName, profileImage, createdAt, role } = account;
  const since = format.date(calendarDay(new Date(createdAt)), 'month');
  return (
    <>
      <PageHeader
        above={<PersonPicture id={userId} name={fullName} size="large" photo={profileImage} />}
        title={<Trans>My profile</Trans>}
        lead={
          <Trans>
            {fullName}, with Pruva since {since}
          </Trans>
        }
      />
      {!account.isEmailVerified && (
        <EmailVerification key={account.email} email={account.email}>
          <Trans>
            We send your boarding passes and booking updates to {email}. Make sure they reach you.
          </Trans>
        </EmailVerification>
      )}
      <ProfileSection
        id="picture"
        title={<Trans>Your picture</Trans>}
        light="dawn"
        sunAt={0.06}
        lead={
          <p>
            <Trans>A picture of your own stands beside your name at the top of every page.</Trans>
          </p>
        }
      >
        <PictureForm account={account} />
      </ProfileSection>
      <ProfileSection
        id="details"
        title={<Trans>Your details</Trans>}
        light="dawn"
        sunAt={0.18}
        lead={
          <p>
            <Trans>Captains want to know who comes aboard. Nobody else sees this.</Trans>
          </p>
        }
      >
        <DetailsForm account={account} />
      </ProfileSection>
      <ProfileSection
        id="password"
        title={<Trans>Password</Trans>}
        light="noon"
        sunAt={0.34}
        lead={
          <p>
            <Trans>You stay signed in here and on your other devices.</Trans>
          </p>
        }
      >
        <PasswordForm change={changePassword} />
      </ProfileSection>
      <ProfileSection
        id="appearance"
        title={<Trans>Language and appearance</Trans>}
        light="noon"
        sunAt={0.6}
        lead={
          <p>
            <Trans>Your choice is kept on this device.</Trans>
          </p>
        }
      >
        <div className={styles.choice}>
          <span className={styles.choiceName}>
            <Trans>Language</Trans>
          </span>
          {languages}
        </div>
        <div className={styles.choice}>
          <span className={styles.choiceName}>
            <Trans>Theme</Trans>
          </span>
          <ThemeSwitch />
        </div>
      </ProfileSection>
      <ProfileSection
        id="deletion"
        title={<Trans>Delete the account</Trans>}
        light="dusk"
        sunAt={0.86}
        lead={
          <>
            <p>
              <Trans>What will be permanently deleted:</Trans>
            </p>
            <ul className={styles.deletedItems}>
              <li>
                <Trans>your profile, your notifications and your captain application</Trans>
              </li>
              {role === 'BOAT_OWNER' && (
                <li>
                  <Trans>your boats, your tours and your company’s details</Trans>
                </li>
              )}
              <li>
                <Trans>your access to past bookings and their boarding passes</Trans>
              </li>
            </ul>
            <p>
              <Trans>Your reviews and messages stay, without your name.</Trans>
            </p>
          </>
        }
      >
        <DeleteAccount account={account} />
      </ProfileSection>
    </>
  );
}

function Waiting() {
  return (
    <>
      <PageHeader title={<Trans>My profile</Trans>} />
      <div className={styles.waiting}>
        <LoadingStatus />
        {[1, 2, 3, 4, 5].map((place) => (
          <Skeleton key={place} height="56px" />
        ))}
      </div>
    </>
  );
}
