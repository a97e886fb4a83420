import { Trans } from '@lingui/react/macro';
import { PageHeader } from '../../../ui/page/page-header/page-header.tsx';

/** `/captain/security`: the password, and the e-mail address by which it can be got back. */
export function SecurityPage() {
  return <PageHeader title={<Trans>Security</Trans>} />;
}
