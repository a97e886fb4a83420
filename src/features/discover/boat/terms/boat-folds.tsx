import { Trans } from '@lingui/react/macro';
import type { Boat } from '../../../../api/contract/types.ts';
import type { TripStart } from '../../../../domain/cancellation/refund.ts';
import { RefundInShort, RefundTimeline } from '../../../../domain/cancellation/refund-timeline.tsx';
import { BoatPlace } from '../sections/boat-place.tsx';
import { boatRefund } from './boat-refund.ts';
import { BoatRules } from './boat-rules.tsx';
import { Fold } from './fold.tsx';
import { hasRules } from './rule-labels.ts';

interface BoatFoldsProps {
  boat: Boat;
  /** When the chosen trip begins; null while none is chosen. */
  start: TripStart | null;
}

/** On phones: where one boards and what one agrees to, the fact in each title, the rest folded below it. */
export function BoatFolds({ boat, start }: BoatFoldsProps) {
  return (
    <div>
      <Fold
        title={<Trans>Where you board</Trans>}
        fact={
          boat.departurePoint === null ? (
            boat.location
          ) : (
            <span lang={boat.textLanguage}>{boat.departurePoint}</span>
          )
        }
      >
        <BoatPlace {...boat} />
      </Fold>
      <Fold
        title={<Trans>If your plans change</Trans>}
        fact={<RefundInShort {...boatRefund(boat)} start={start} />}
      >
        <RefundTimeline {...boatRefund(boat)} start={start} />
      </Fold>
      {hasRules(boat.rules) && (
        <Fold title={<Trans>House rules</Trans>}>
          <BoatRules rules={boat.rules} language={boat.textLanguage} />
        </Fold>
      )}
    </div>
  );
}
