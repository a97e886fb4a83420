import { Trans } from '@lingui/react/macro';
import { BackToList } from '../../../../domain/way-back/back-to-list.tsx';

/** Leads back to the list of boats as the person left it. */
export function BackToListing() {
  return (
    <BackToList list="/boats">
      <Trans>Back to the boats</Trans>
    </BackToList>
  );
}
