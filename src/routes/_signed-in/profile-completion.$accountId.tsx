import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { requireIncompleteProfile } from '../../features/account/profile-completion/guards.ts';
import { ProfileCompletionPage } from '../../features/account/profile-completion/profile-completion-page.tsx';
import { SignOut } from '../../features/account/sign-in/menu/sign-out.tsx';
import { privateHead } from '../-head/page-head.ts';

export const Route = createFileRoute('/_signed-in/profile-completion/$accountId')({
  staticData: { isFocused: true },
  beforeLoad: ({ preload, params }) => requireIncompleteProfile(preload, params.accountId),
  head: () => privateHead(t`Complete your profile`),
  component: () => <ProfileCompletionPage signOut={<SignOut />} />,
});
