import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { AvailabilityBatchDay } from '../../../../api/contract/types.ts';
import { errorText } from '../../../../api/errors/messages.ts';
import { useDayNames } from '../../../../domain/calendar/use-day-names.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { Button } from '../../../../ui/actions/button/button.tsx';
import { Notice } from '../../../../ui/feedback/notice/notice.tsx';
import { isChange } from '../batch/changes.ts';
import { dayKey, offerKey } from '../batch/offer-days.ts';
import type { Sent } from '../batch/send.ts';
import { Refusal } from './change-summary.tsx';
import { refusedOf } from './summary.ts';

/** How much of a batch was saved, which days were not, and why. */
export function OutcomeNotice({ sent, offerNames }: { sent: Sent; offerNames: OfferNames }) {
  const { i18n } = useLingui();
  const dayNames = useDayNames();
  const { days, unsent, error } = sent;
  const saved = days.filter(({ outcome }) => isChange(outcome)).length;
  const names = (of: readonly { date: string }[]) => dayNames(of.map(({ date }) => date));
  return (
    <Notice
      tone="danger"
      role="alert"
      title={
        saved > 0 ? (
          <Plural
            value={saved}
            one="# day is saved, the following is not"
            other="# days are saved, the following are not"
          />
        ) : (
          <Trans>Nothing is saved yet</Trans>
        )
      }
    >
      {refusedOf(days).map(({ outcome, days: refused }) => (
        <div key={outcome}>
          <Refusal outcome={outcome} names={names(refused)} />
          {outcome === 'STALE' && <StaleDays days={refused} offerNames={offerNames} />}
        </div>
      ))}
      {unsent.length > 0 && (
        <p>
          {errorText(i18n, error)} <Trans>Not saved: {names(unsent)}</Trans>
        </p>
      )}
    </Notice>
  );
}

/** How many days are told one by one before the rest is counted. */
const mostTold = 4;

/** The names of the chosen boats and tours by their `offerKey`. */
type OfferNames = ReadonlyMap<string, string>;

interface StaleProps {
  /** The days that say something else by now than when the panel opened. */
  days: readonly AvailabilityBatchDay[];
  offerNames: OfferNames;
}

/** What somebody else has changed while the panel was open, day by day; nothing of it is overwritten. */
export function StaleNotice({ onLookAgain, ...stale }: StaleProps & { onLookAgain: () => void }) {
  return (
    <Notice tone="warning" role="alert" title={<Trans>Changed by somebody meanwhile</Trans>}>
      <StaleDays {...stale} />
      <Button variant="secondary" size="small" onPress={onLookAgain}>
        <Trans>Take that into account</Trans>
      </Button>
    </Notice>
  );
}

function StaleDays({ days, offerNames }: StaleProps) {
  const format = useFormat();
  const more = days.length - mostTold;
  return (
    <ul>
      {days.slice(0, mostTold).map((day) => (
        <li key={dayKey(day)}>
          {offerNames.size > 1 && `${offerNames.get(offerKey(day))}, `}
          <Trans>
            {format.date(day.date, 'day')}, now: <Standing state={day.before} />
          </Trans>
        </li>
      ))}
      {more > 0 && (
        <li>
          <Plural value={more} one="and # more day" other="and # more days" />
        </li>
      )}
    </ul>
  );
}

/** What an entry says, in words. */
function Standing({ state }: { state: AvailabilityBatchDay['before'] }) {
  const { t } = useLingui();
  const format = useFormat();
  if (!state) return t`no availability information`;
  const { isAvailable, priceOverride, isInstantConfirmation } = state;
  const words = [isAvailable ? t`open` : t`closed`];
  if (isAvailable && isInstantConfirmation) words.push(t`confirmed at once`);
  words.push(priceOverride === null ? t`regular price` : format.money(priceOverride));
  return words.join(', ');
}
