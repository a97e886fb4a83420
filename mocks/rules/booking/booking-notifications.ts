import type { BookingRecord, Schemas } from '../../store/records.ts';
import type { Store } from '../../store/state.ts';
import { notify, sendEmail } from '../message/notify.ts';
import { bookingHost } from './booking-parties.ts';

/** What can happen to a booking that both sides should know. */
export type BookingEvent =
  | 'created'
  | 'changed'
  | 'confirmed'
  | 'cancelled'
  | 'rejected'
  | 'completed'
  | 'missed'
  | 'paid'
  | 'unpaid'
  | 'refunded';

interface Facts {
  offer: string;
  customer: string;
  period: string;
  people: number;
  reason: string;
  amount: string;
}

interface Notice {
  type: Schemas['NotificationType'];
  title: string;
  message: string;
}

type Side = (facts: Facts) => Notice;

const NOTICES: Record<BookingEvent, { customer: Side; host: Side }> = {
  created: {
    customer: ({ offer, period, people }) => ({
      type: 'BOOKING_CREATED',
      title: 'Rezervasyonunuz alındı',
      message: `${offer}, ${period}, ${people} kişi. Kaptan onayladığında size haber vereceğiz.`,
    }),
    host: ({ offer, customer, period, people }) => ({
      type: 'BOOKING_CREATED',
      title: 'Yeni rezervasyon talebi',
      message: `${customer}, ${offer} için ${period} tarihine ${people} kişilik yer ayırttı.`,
    }),
  },
  changed: {
    customer: ({ offer, period }) => ({
      type: 'INFO',
      title: 'Rezervasyonunuz güncellendi',
      message: `${offer}, ${period}. Fiyat yeniden hesaplandı.`,
    }),
    host: ({ offer, customer, period, people }) => ({
      type: 'INFO',
      title: 'Rezervasyon talebi değişti',
      message: `${customer}, ${offer} talebini değiştirdi: ${period}, ${people} kişi.`,
    }),
  },
  confirmed: {
    customer: ({ offer, period }) => ({
      type: 'BOOKING_CONFIRMED',
      title: 'Rezervasyonunuz onaylandı',
      message: `${offer}, ${period} için sizi bekliyor.`,
    }),
    host: ({ offer, customer, period }) => ({
      type: 'BOOKING_CONFIRMED',
      title: 'Rezervasyon onaylandı',
      message: `${customer}, ${period} tarihinde ${offer} ile yola çıkacak.`,
    }),
  },
  cancelled: {
    customer: ({ offer, period, reason }) => ({
      type: 'BOOKING_CANCELLED',
      title: 'Rezervasyonunuz iptal edildi',
      message: `${offer}, ${period}. Neden: ${reason}`,
    }),
    host: ({ offer, customer, period, reason }) => ({
      type: 'BOOKING_CANCELLED',
      title: 'Rezervasyon iptal edildi',
      message: `${customer}, ${offer}, ${period}. Neden: ${reason}`,
    }),
  },
  rejected: {
    customer: ({ offer, period }) => ({
      type: 'BOOKING_CANCELLED',
      title: 'Rezervasyon talebiniz onaylanmadı',
      message: `${offer}, ${period}: talep zamanında yanıtlanmadı.`,
    }),
    host: ({ offer, customer, period }) => ({
      type: 'BOOKING_CANCELLED',
      title: 'Rezervasyon talebinin süresi doldu',
      message: `${customer}, ${offer}, ${period}: talep zamanında yanıtlanmadı.`,
    }),
  },
  completed: {
    customer: ({ offer }) => ({
      type: 'BOOKING_COMPLETED',
      title: 'Yolculuğunuz tamamlandı',
      message: `${offer} nasıldı? Yorumunuzu bekliyoruz.`,
    }),
    host: ({ offer, customer, period }) => ({
      type: 'BOOKING_COMPLETED',
      title: 'Rezervasyon tamamlandı',
      message: `${customer}, ${offer}, ${period}.`,
    }),
  },
  missed: {
    customer: ({ offer, period }) => ({
      type: 'WARNING',
      title: 'Rezervasyonunuz kullanılmadı',
      message: `${offer}, ${period}: kapora ödenmedi, rezervasyon kullanılmadı.`,
    }),
    host: ({ offer, customer, period }) => ({
      type: 'WARNING',
      title: 'Müşteri gelmedi',
      message: `${customer}, ${offer}, ${period}: kapora ödenmedi, rezervasyon kullanılmadı.`,
    }),
  },
  paid: {
    customer: ({ offer, amount }) => ({
      type: 'SUCCESS',
      title: 'Ödemeniz alındı',
      message: `${offer} için ${amount} ödemeniz ulaştı.`,
    }),
    host: ({ offer, customer, amount }) => ({
      type: 'SUCCESS',
      title: 'Ödeme alındı',
      message: `${customer}, ${offer} için ${amount} ödedi.`,
    }),
  },
  unpaid: {
    customer: ({ offer, amount }) => ({
      type: 'WARNING',
      title: 'Ödemeniz ulaşmadı',
      message: `${offer} için alındı dediğimiz ${amount} ödemenizin ulaşmadığı anlaşıldı.`,
    }),
    host: ({ offer, customer, amount }) => ({
      type: 'WARNING',
      title: 'Ödeme ulaşmadı',
      message: `${customer} adlı müşterinin ${offer} için ${amount} ödemesinin ulaşmadığı anlaşıldı.`,
    }),
  },
  refunded: {
    customer: ({ offer, amount }) => ({
      type: 'INFO',
      title: 'Ödemeniz iade edildi',
      message: `${offer} için ${amount} kartınıza iade edildi.`,
    }),
    host: ({ offer, customer, amount }) => ({
      type: 'INFO',
      title: 'Ödeme iade edildi',
      message: `${customer} adlı müşteriye ${offer} için ${amount} iade edildi.`,
    }),
  },
};

const LIRA = new Intl.NumberFormat('tr-TR', {
  style: 'currency',
  currency: 'TRY',
  trailingZeroDisplay: 'stripIfInteger',
});
const DAYS = new Intl.DateTimeFormat('tr-TR', { dateStyle: 'long', timeZone: 'UTC' });

/** The days of a booking as a person reads them: `12–14 Haziran 2027`. */
function periodOf({ startDate, endDate, startTime }: BookingRecord): string {
  const days = DAYS.formatRange(new Date(startDate), new Date(endDate));
  return startTime === null ? days : `${days} ${startTime}`;
}

/** Tells one user by notification and by e-mail; somebody who deleted the account hears nothing. */
export function notifyAndEmail(store: Store, now: number, userId: number, notice: Notice): void {
  const user = store.users.get(userId);
  if (!user) return;
  notify(store, now, { userId, ...notice });
  sendEmail(store, now, { to: user.email, subject: notice.title, text: notice.message });
}

/**
 * Tells customer and host what happened to a booking. `now` in milliseconds since 1970;
 * `amount` in lira, of the money that the event is about.
 */
export function notifyParties(
  store: Store,
  now: number,
  booking: BookingRecord,
  event: BookingEvent,
  amount = 0,
): void {
  const host = bookingHost(store, booking);
  const facts: Facts = {
    offer: host?.name ?? '',
    customer: store.users.get(booking.customerId)?.fullName ?? '',
    period: periodOf(booking),
    people: booking.passengerCount,
    reason: booking.cancellationReason ?? '',
    amount: LIRA.format(amount),
  };
  notifyAndEmail(store, now, booking.customerId, NOTICES[event].customer(facts));
  if (host) notifyAndEmail(store, now, host.hostId, NOTICES[event].host(facts));
}
