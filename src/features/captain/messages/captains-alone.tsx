import { Trans } from '@lingui/react/macro';
import { EmptyState } from '../../../ui/feedback/empty-state/empty-state.tsx';
import { PageHeader } from '../../../ui/page/page-header/page-header.tsx';

/** For an administrator who looks at the area of a captain. */
export function CaptainsAlone() {
  return (
    <>
      <PageHeader title={<Trans>Messages</Trans>} />
      <EmptyState title={<Trans>These messages are the captain’s</Trans>}>
        <Trans>Nobody else reads what a captain and a guest write to each other.</Trans>
      </EmptyState>
    </>
  );
}
