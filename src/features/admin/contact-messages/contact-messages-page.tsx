import { Trans } from '@lingui/react/macro';
import { PageHeader } from '../../../ui/page/page-header/page-header.tsx';

/** `/admin/contact-messages` */
export function ContactMessagesPage() {
  return <PageHeader title={<Trans>Contact messages</Trans>} />;
}
