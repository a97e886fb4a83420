import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { SignOut } from '../../features/auth/sign-out.tsx';
import { requireIncompleteProfile } from '../../features/profile-completion/guards.ts';
import { ProfileCompletionPage } from '../../features/profile-completion/profile-completion-page.tsx';
import { privateHead } from '../-page-head.ts';

export const Route = createFileRoute('/_signed-in/profile-completion/$accountId')({
  beforeLoad: ({ preload, params }) => requireIncompleteProfile(preload, params.accountId),
  head: () => privateHead(t`Complete your profile`),
  component: () => <ProfileCompletionPage signOut={<SignOut />} />,
});
