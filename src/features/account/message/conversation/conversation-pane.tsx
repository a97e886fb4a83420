import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ArrowLeft, PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import type { SessionUser } from '../../../../api/session/stored-session.ts';
import { BookingNotLoaded } from '../../../../domain/booking/booking-not-loaded.tsx';
import { letsWrite } from '../../../../domain/booking/trip-of-two.ts';
import { iconButton } from '../../../../ui/actions/icon-button/icon-button.css.ts';
import { useMessageParts } from '../message-parts.ts';
import type { OpenConversation } from '../open-conversation.ts';
import { OtherPicture } from '../other-picture.tsx';
import type { MessageSearch } from '../search-params.ts';
import { TripBeside } from '../trip/trip-beside.tsx';
import { TripLine } from '../trip/trip-line.tsx';
import { ConversationBody } from './conversation-body.tsx';
import * as styles from './conversation-pane.css.ts';
import { DeleteConversation } from './delete-conversation.tsx';
import { useOfferName } from './use-offer-name.ts';
import { useSharedTrip } from './use-shared-trip.ts';

interface ConversationPaneProps {
  user: SessionUser;
  open: OpenConversation;
  /** The other one's name, where the list knows it. */
  knownName: string | undefined;
  /** What the address says the talk is about. */
  about: Pick<MessageSearch, 'booking' | 'boat' | 'tour'>;
  /** The booking that the last message is about. */
  lastBookingId: number | undefined;
  /** A message to show first. */
  messageId: number | undefined;
  hasBegun: boolean;
  isListHidden: boolean;
  onToggleList: () => void;
}

/** The element that a conversation's opening moves the focus to where the list gives way to it. */
export const conversationHeadingId = 'conversation';

/** One conversation: with whom and about what, what was said, and where to write. */
export function ConversationPane(props: ConversationPaneProps) {
  const { t } = useLingui();
  const { user, open, knownName, about: named, lastBookingId, messageId, hasBegun } = props;
  const bookingId = named.booking ?? lastBookingId;
  const shared = useSharedTrip(user, open.otherId, bookingId);
  const { trip, others, name: hostName, mayWrite, retry } = shared;
  const { address, about } = useMessageParts();
  const toldName = knownName ?? hostName;
  const offerName = useOfferName(open.otherId, named, toldName === undefined);
  const fullName = toldName ?? offerName;
  const name = fullName ?? t`Conversation`;
  const other = { id: open.otherId, fullName, bookingId };
  return (
    <section className={styles.pane} aria-labelledby={conversationHeadingId}>
      <header className={styles.head}>
        <Link
          to={address}
          resetScroll={false}
          className={`${iconButton} ${styles.back}`}
          activeProps={{ 'aria-current': undefined }}
          aria-label={t`Back to the conversations`}
        >
          <ArrowLeft aria-hidden="true" size={22} strokeWidth={1.75} />
        </Link>
        <ListToggle isHidden={props.isListHidden} onToggle={props.onToggleList} />
        <OtherPicture id={open.otherId} name={name} />
        <h2 id={conversationHeadingId} className={`${styles.name} ${styles.who}`} tabIndex={-1}>
          {name}
        </h2>
        {hasBegun && <DeleteConversation user={user} open={open} name={name} />}
        {trip && (
          <div className={styles.trip}>
            <TripLine trip={trip} others={others} />
          </div>
        )}
        {retry && <BookingNotLoaded className={styles.trip} onRetry={retry} />}
        {about && <div className={styles.ownAbout}>{about(other)}</div>}
      </header>
      <div className={styles.besides}>
        <div className={styles.talk}>
          <ConversationBody
            user={user}
            open={open}
            name={name}
            other={other}
            messageId={messageId}
            mayWrite={mayWrite}
            bookingId={trip && letsWrite(trip) ? trip.id : undefined}
          />
        </div>
        {trip && <TripBeside trip={trip} />}
      </div>
    </section>
  );
}

function ListToggle({ isHidden, onToggle }: { isHidden: boolean; onToggle: () => void }) {
  const { t } = useLingui();
  const Icon = isHidden ? PanelLeftOpen : PanelLeftClose;
  return (
    <button
      type="button"
      className={`${iconButton} ${styles.toggle}`}
      aria-label={t`List of conversations`}
      aria-expanded={!isHidden}
      onClick={onToggle}
    >
      <Icon aria-hidden="true" size={22} strokeWidth={1.75} />
    </button>
  );
}

/** In place of a conversation that cannot be one of the user's. */
export function NoSuchConversation() {
  const { address } = useMessageParts();
  return (
    <div className={styles.middle}>
      <p className={styles.name}>
        <Trans>There is no such conversation</Trans>
      </p>
      <p>
        <Link to={address} className={styles.aboutLink}>
          <Trans>Back to the conversations</Trans>
        </Link>
      </p>
    </div>
  );
}
