import { type Random, randomOf } from '../../lib/random.ts';
import { conversationIdOf } from '../../rules/message/conversation.ts';
import type { BookingRecord, MessageRecord } from '../../store/records.ts';
import type { Guest } from '../account/users.ts';
import { type Calendar, clock, later } from '../calendar.ts';
import { type Dialogue, english, type Occasion, turkish } from './dialogues.ts';

/** Ids begin here, behind those of the contract's examples. */
const FIRST_ID = 100;
/** How many pairs of guest and host have written to each other. */
const CONVERSATIONS = 140;
/** Days after which everything has been read. */
const READ_AFTER = 4;

/** A boat or tour that is written about. */
export interface Hosted {
  name: string;
  hostId: number;
  captain: string;
  meeting: string;
  place: string;
  /** When a usual day on the boat begins, where its page says so. */
  hour: string | undefined;
}

/** What conversations are made of. */
interface MessageSources {
  bookings: readonly BookingRecord[];
  guests: readonly Guest[];
  hostedOf(booking: BookingRecord): Hosted | undefined;
  /** Hosts who write with all of their guests to come, and leave much unread. */
  busy: ReadonlySet<number>;
  /** Guests who write whenever they can. */
  alwaysWriting: ReadonlySet<number>;
}

/** When whole days begin where nothing is said. */
const MORNING = '09:30';

const DAYS = {
  tr: new Intl.DateTimeFormat('tr-TR', { day: 'numeric', month: 'long', timeZone: 'UTC' }),
  en: new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' }),
};

/** The same, or some hours later when people sleep: from one to seven in Istanbul, which is 22 to 4 UTC. */
function atDaytime(instant: string): string {
  const hour = Number(instant.slice(11, 13));
  return hour >= 22 || hour < 4 ? later(instant, 8 * 60) : instant;
}

/** The days of a booking as people write them. */
function daysOf({ startDate, endDate }: BookingRecord, language: keyof typeof DAYS): string {
  const written = [...new Set([startDate, endDate])];
  return written.map((day) => DAYS[language].format(new Date(day))).join(' – ');
}

function occasionOf(
  { status, startDate }: BookingRecord,
  calendar: Calendar,
): Occasion | undefined {
  if (status === 'PENDING') return 'asked';
  if (status === 'CONFIRMED' && startDate >= calendar.today) return 'coming';
  return status === 'COMPLETED' ? 'over' : undefined;
}

/** The day on which a conversation begins: after the booking, or within days of the trip's end. */
function dayOf(
  booking: BookingRecord,
  occasion: Occasion,
  calendar: Calendar,
  random: Random,
): number {
  const made = calendar.offsetOf(booking.createdAt.slice(0, 10));
  if (occasion === 'over') {
    return Math.min(calendar.offsetOf(booking.endDate) + random.int(1, 4), -1);
  }
  return Math.min(Math.max(made, -random.int(1, 12)), -1);
}

type Line = Omit<MessageRecord, 'id'>;

/** Conversations between guests and hosts who share a booking, one for each pair, in order of time. */
export function createMessages(calendar: Calendar, sources: MessageSources): MessageRecord[] {
  const random = randomOf('messages');
  const guests = new Map(sources.guests.map((guest) => [guest.id, guest]));
  const told = new Set<string>();
  const lines: Line[] = [];
  const isWanted = wanted(calendar, sources, random);
  const topics = sources.bookings.flatMap((booking) => {
    const occasion = occasionOf(booking, calendar);
    const guest = guests.get(booking.customerId);
    const hosted = occasion && guest && sources.hostedOf(booking);
    return hosted ? { booking, occasion, hosted, guest } : [];
  });
  const isOver = ({ occasion }: Topic) => occasion === 'over';
  for (const topic of [...topics.filter((one) => !isOver(one)), ...topics.filter(isOver)]) {
    const { hosted, guest } = topic;
    const conversationId = conversationIdOf(guest.id, hosted.hostId);
    if (told.has(conversationId) || !isWanted(topic)) continue;
    told.add(conversationId);
    lines.push(...conversation(topic, calendar, random));
  }
  lines.sort((a, b) => (a.createdAt < b.createdAt ? -1 : 1));
  return unread(lines, calendar, sources.busy, random).map((line, index) => ({
    id: FIRST_ID + index,
    ...line,
  }));
}

interface Topic {
  booking: BookingRecord;
  occasion: Occasion;
  hosted: Hosted;
  guest: Guest;
}

/** The lines of one conversation as far as it has come by now. */
function conversation(topic: Topic, calendar: Calendar, random: Random): Line[] {
  const { booking, occasion, hosted, guest } = topic;
  const language = guest.language === 'tr' ? 'tr' : 'en';
  const isBoat = booking.boatId !== null;
  const { any, boat } = (language === 'tr' ? turkish : english)[occasion];
  const dialogue: Dialogue = random.pick(isBoat ? [...any, ...boat] : any);
  const facts = {
    ...hosted,
    guest: guest.firstName,
    host: isBoat ? `${hosted.captain} Kaptan` : hosted.captain,
    offer: hosted.name,
    time: (booking.startTime ?? hosted.hour ?? MORNING).replace(':', '.'),
    people: booking.passengerCount,
    days: daysOf(booking, language),
  };
  const begins = calendar.at(
    dayOf(booking, occasion, calendar, random),
    clock(random.int(540, 1260)),
  );
  let at = begins > booking.createdAt ? begins : later(booking.createdAt, 12);
  const lines: Line[] = [];
  for (const [turn, line] of dialogue.entries()) {
    if (at >= calendar.at(0, '00:00')) break;
    const isGuest = turn % 2 === 0;
    lines.push({
      conversationId: conversationIdOf(guest.id, hosted.hostId),
      senderId: isGuest ? guest.id : hosted.hostId,
      recipientId: isGuest ? hosted.hostId : guest.id,
      bookingId: booking.id,
      message: line(facts),
      readStatus: 'READ',
      createdAt: at,
    });
    at = atDaytime(later(at, random.int(4, isGuest ? 420 : 90)));
  }
  return lines;
}

/** Chooses what is written about: coming trips first, all of those of busy hosts, then some that are over. */
function wanted(calendar: Calendar, { busy, alwaysWriting }: MessageSources, random: Random) {
  let left = CONVERSATIONS;
  return ({ booking, occasion, hosted, guest }: Topic): boolean => {
    if (alwaysWriting.has(guest.id)) return true;
    const isWanted =
      occasion === 'over'
        ? booking.endDate >= calendar.day(-120) && random.chance(0.3)
        : busy.has(hosted.hostId) || random.chance(0.12);
    if (!isWanted || left === 0) return false;
    left -= 1;
    return true;
  };
}

/** Leaves the last line of some recent conversations unread, nearly all of those of busy hosts. */
function unread(
  lines: readonly Line[],
  calendar: Calendar,
  busy: ReadonlySet<number>,
  random: Random,
): Line[] {
  const last = new Map(lines.map((line) => [line.conversationId, line]));
  const since = calendar.at(-READ_AFTER, '00:00');
  return lines.map((line) => {
    const isLast = last.get(line.conversationId) === line;
    if (!isLast || line.createdAt < since) return line;
    const isUnread = random.chance(busy.has(line.recipientId) ? 0.9 : 0.5);
    return isUnread ? { ...line, readStatus: 'UNREAD' } : line;
  });
}
