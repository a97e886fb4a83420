import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ProfilePage } from '../../features/account/profile/profile-page.tsx';
import { LanguageSwitch } from '../../ui/actions/language-switch/language-switch.tsx';
import { privateHead } from '../-head/page-head.ts';

export const Route = createFileRoute('/_signed-in/my-profile')({
  head: () => privateHead(t`My profile`),
  component: () => <ProfilePage languages={<LanguageSwitch />} />,
});
