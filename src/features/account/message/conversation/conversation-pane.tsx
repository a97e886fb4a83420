import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ArrowLeft, PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Booking } from '../../../../api/contract/types.ts';
import type { SessionUser } from '../../../../api/session/stored-session.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { iconButton } from '../../../../ui/actions/icon-button/icon-button.css.ts';
import { Avatar } from '../../../../ui/content/avatar/avatar.tsx';
import { useMessageParts } from '../message-parts.ts';
import type { OpenConversation } from '../open-conversation.ts';
import { ConversationBody } from './conversation-body.tsx';
import * as styles from './conversation-pane.css.ts';
import { DeleteConversation } from './delete-conversation.tsx';
import { useSharedTrip } from './use-shared-trip.ts';

interface ConversationPaneProps {
  user: SessionUser;
  open: OpenConversation;
  /** The other one's name, where the list knows it. */
  knownName: string | undefined;
  /** What the address calls them: the last thing to believe. */
  namedSo: string | undefined;
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
  const { user, open, knownName, namedSo, messageId, hasBegun } = props;
  const { trip, others, name: hostName, mayWrite } = useSharedTrip(user, open.otherId);
  const { address, about } = useMessageParts();
  const fullName = knownName ?? hostName ?? namedSo;
  const name = fullName ?? t`Conversation`;
  const other = { id: open.otherId, fullName };
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
        <Avatar name={name} />
        <div className={styles.who}>
          <h2 id={conversationHeadingId} className={styles.name} tabIndex={-1}>
            {name}
          </h2>
          {trip && <About trip={trip} others={others} />}
        </div>
        {hasBegun && <DeleteConversation user={user} open={open} name={name} />}
        {about && <div className={styles.ownAbout}>{about(other)}</div>}
      </header>
      <ConversationBody
        user={user}
        open={open}
        name={name}
        other={other}
        messageId={messageId}
        mayWrite={mayWrite}
      />
    </section>
  );
}

/** The trip that the two talk about. */
function About({ trip, others }: { trip: Booking; others: number }): ReactNode {
  const format = useFormat();
  const { id, boatName, tourName, startDate, endDate } = trip;
  return (
    <p className={styles.about}>
      <Link
        to="/my-bookings/$bookingId"
        params={{ bookingId: String(id) }}
        className={styles.aboutLink}
      >
        {boatName ?? tourName}
      </Link>
      {', '}
      {format.dateRange(startDate, endDate)}
      {others > 0 && (
        <>
          {' · '}
          <Plural value={others} one="# more trip" other="# more trips" />
        </>
      )}
    </p>
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
