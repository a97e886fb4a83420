import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { MessageCircle, Star } from 'lucide-react';
import type { Boat } from '../../../../api/contract/types.ts';
import { captainBoatsQuery } from '../../../../api/resources/boats/queries.ts';
import { useSession } from '../../../../api/session/use-session.ts';
import { hostRole } from '../../../../domain/boat/host-role.ts';
import { PersonPicture } from '../../../../domain/person/person-picture.tsx';
import { useFormat } from '../../../../i18n/use-format.ts';
import { button } from '../../../../ui/actions/button/button.css.ts';
import { chip } from '../../../../ui/choices/toggle-chip/toggle-chip.css.ts';
import { fact } from '../../../../ui/content/dotted/dotted.css.ts';
import * as styles from './captain.css.ts';
import { captainFigures } from './captain-figures.ts';
import { CaptainProfile } from './captain-profile.tsx';

interface CaptainProps {
  /** The boat that the page is about; the captain's others are named. */
  boat: Pick<Boat, 'ownerId' | 'ownerName' | 'ownerProfile'> &
    Partial<Pick<Boat, 'id' | 'captainIncluded'>>;
  /** Shown to who runs the boats: there is nobody to write to. */
  isPreview?: boolean;
}

/** Whose boat it is, what is known of them, and the way to write to them. */
export function Captain({ boat, isPreview = false }: CaptainProps) {
  const { id, ownerId, ownerName, ownerProfile, captainIncluded = true } = boat;
  const isCaptain = hostRole({ captainIncluded }) === 'captain';
  const { data: boats } = useQuery(captainBoatsQuery(ownerId));
  const isSelf = useSession()?.id === ownerId;
  const isOwn = isSelf || isPreview;
  const others = (boats ?? []).filter((other) => other.id !== id);
  return (
    <div className={styles.captain}>
      <div className={styles.person}>
        <PersonPicture id={ownerId} name={ownerName} size="large" isHost />
        <div>
          <h3 className={styles.name}>{ownerName}</h3>
          <p className={styles.facts}>{boats && <Facts {...captainFigures(boats)} />}</p>
        </div>
        {!isOwn && (
          <div className={styles.write}>
            <Link
              to="/messages"
              search={{ to: ownerId, boat: id }}
              className={button({ variant: 'secondary' })}
            >
              <MessageCircle aria-hidden="true" size={20} strokeWidth={1.75} />
              {isCaptain ? <Trans>Message the captain</Trans> : <Trans>Message the owner</Trans>}
            </Link>
          </div>
        )}
      </div>
      {ownerProfile && <CaptainProfile profile={ownerProfile} />}
      {!isOwn && (
        <p className={styles.hint}>
          {isCaptain ? (
            <Trans>
              You can send a message once you have asked to book. Phone and e-mail are shared when
              the captain confirms.
            </Trans>
          ) : (
            <Trans>
              You can send a message once you have asked to book. Phone and e-mail are shared when
              the owner confirms.
            </Trans>
          )}
        </p>
      )}
      {others.length > 0 && (
        <div className={styles.fleet}>
          <h3 className={styles.fleetTitle}>
            {id === undefined ? (
              <Trans>The captain’s boats</Trans>
            ) : isCaptain ? (
              <Trans>Other boats of the captain</Trans>
            ) : (
              <Trans>Other boats of the owner</Trans>
            )}
          </h3>
          <ul className={styles.boats}>
            {others.map((other) => (
              <li key={other.id}>
                <Link to="/boats/$boatId" params={{ boatId: String(other.id) }} className={chip}>
                  {other.name}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

function Facts({ boatCount, reviewCount, rating }: ReturnType<typeof captainFigures>) {
  const format = useFormat();
  return (
    <>
      {boatCount > 0 && (
        <span className={fact}>
          <Plural value={boatCount} one="# boat" other="# boats" />
        </span>
      )}
      {rating !== null && (
        <span className={fact}>
          <Star className={styles.star} aria-hidden="true" size={15} fill="currentColor" />
          {format.rating(rating)}
        </span>
      )}
      {reviewCount > 0 && (
        <span className={fact}>
          <Plural value={reviewCount} one="# review" other="# reviews" />
        </span>
      )}
    </>
  );
}
