import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { failureOf } from '../../../api/errors/messages.ts';
import { uploadUrl } from '../../../api/upload-path.ts';
import { goToPart } from '../../../domain/offer/go-to-section.ts';
import type { TripSearch } from '../../../domain/trip/trip-search.ts';
import { monthOf } from '../../../lib/calendar-month.ts';
import { button } from '../../../ui/actions/button/button.css.ts';
import { iconButton } from '../../../ui/actions/icon-button/icon-button.css.ts';
import { Skeleton } from '../../../ui/feedback/skeleton/skeleton.tsx';
import { useFocusAround } from '../../../ui/page/focus-around/use-focus-around.ts';
import { visuallyHidden } from '../../../ui/theme/global.css.ts';
import * as styles from './boat-head.css.ts';
import type { Compared } from './use-compared.ts';

interface BoatHeadProps {
  compared: Compared;
  /** Whether days are chosen. */
  withDays: boolean;
  trip: Partial<TripSearch>;
  onRemove: () => void;
}

/** Which boat a column is about, or why there is none. */
export function BoatHead({ compared, withDays, trip, onRemove }: BoatHeadProps) {
  const { t, i18n } = useLingui();
  const head = useFocusAround<HTMLDivElement>();
  if (compared.state === 'loading') {
    return (
      <>
        <span role="status" className={visuallyHidden}>
          <Trans>Loading the boat…</Trans>
        </span>
        <Skeleton aspectRatio="4 / 3" />
        <Skeleton width="70%" height="1.875rem" />
      </>
    );
  }
  if (compared.state === 'there') {
    const { isTaken, boat } = compared;
    const { id, name, imageUrl, nextAvailableDate, capacity } = boat;
    // Until the chosen days have a price, it is not they that the boat tells of.
    const isOnRequest = boat.periodPrice !== undefined && !boat.isInstantConfirmation;
    return (
      <div ref={head} className={styles.head}>
        {imageUrl ? (
          <img
            className={styles.picture}
            src={uploadUrl(imageUrl)}
            alt=""
            width={400}
            height={300}
          />
        ) : (
          <div className={styles.picture} />
        )}
        <button
          type="button"
          className={`${iconButton} ${styles.remove}`}
          aria-label={t`Remove ${name} from the comparison`}
          onClick={onRemove}
        >
          <X className={styles.removeMark} aria-hidden="true" size={18} strokeWidth={2} />
        </button>
        <Link
          to="/boats/$boatId"
          params={{ boatId: String(id) }}
          search={trip}
          className={styles.name}
        >
          {name}
        </Link>
        {capacity < (trip.guests ?? 0) ? (
          <p className={styles.tooSmall}>
            <Plural value={capacity} one="Takes # person at most" other="Takes # people at most" />
          </p>
        ) : withDays && !isTaken ? (
          <Link
            to="/boats/$boatId/book"
            params={{ boatId: String(id) }}
            search={trip}
            className={`${button({ size: 'small' })} ${styles.book}`}
            aria-label={
              isOnRequest
                ? t({ message: `Request to book ${name}`, context: 'compared' })
                : t({ message: `Book ${name}`, context: 'compared' })
            }
          >
            {isOnRequest ? (
              <Trans context="compared">Request to book</Trans>
            ) : (
              <Trans context="compared">Book</Trans>
            )}
          </Link>
        ) : (
          <Link
            to="/boats/$boatId"
            params={{ boatId: String(id) }}
            // A month asked for opens the calendar where it is folded.
            search={{
              guests: trip.guests,
              month: nextAvailableDate ? monthOf(nextAvailableDate) : undefined,
            }}
            hash="availability"
            onClick={() => goToPart('availability', 'availability')}
            className={`${button({ size: 'small', variant: 'secondary' })} ${styles.book}`}
            aria-label={t({ message: `Choose days: ${name}`, context: 'compared' })}
          >
            <Trans>Choose days</Trans>
          </Link>
        )}
      </div>
    );
  }
  return (
    <div className={styles.failure} role="alert">
      {compared.state === 'missing' ? (
        <p>
          <Trans>This boat is no longer listed.</Trans>
        </p>
      ) : (
        <>
          <p>{failureOf(i18n, compared.error).message}</p>
          <button
            type="button"
            className={button({ variant: 'secondary', size: 'small' })}
            onClick={compared.retry}
          >
            <Trans>Try again</Trans>
          </button>
        </>
      )}
      <button
        type="button"
        className={button({ variant: 'text', size: 'small' })}
        onClick={onRemove}
      >
        <Trans context="compared">Remove</Trans>
      </button>
    </div>
  );
}
