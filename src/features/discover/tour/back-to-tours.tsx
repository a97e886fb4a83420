import { Trans } from '@lingui/react/macro';
import { BackToList } from '../../../domain/way-back/back-to-list.tsx';

/** Leads back to the list of tours as the person left it. */
export function BackToTours() {
  return (
    <BackToList list="/tours">
      <Trans>Back to the tours</Trans>
    </BackToList>
  );
}
