import type { BookingRecord } from '../../store/records.ts';
import type { Store } from '../../store/state.ts';
import type { Text } from '../common/refusal.ts';
import { type Notice, notify, sendEmail } from '../message/notify.ts';
import { moneyOf } from '../payment/payment-money.ts';
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
  period: Text;
  people: Text;
  /** Whether a guide leads it, rather than a captain. */
  isTour: boolean;
  /** Whether the host still has to answer; with instant confirmation nobody has to. */
  isRequest: boolean;
  reason: string;
  amount: Text;
  /** What became of the customer's money when the booking was called off. */
  money: Text;
}

type Side = (facts: Facts) => Omit<Notice, 'subject'>;

const NOTICES: Record<BookingEvent, { customer: Side; host: Side }> = {
  created: {
    customer: ({ offer, period, people, isTour, isRequest }) => ({
      type: 'BOOKING_CREATED',
      title: { tr: 'Rezervasyonunuz alındı', en: 'Your booking was received' },
      message: {
        tr: `${offer}, ${period.tr}, ${people.tr} kişi.${isRequest ? ` ${isTour ? 'Rehber' : 'Kaptan'} onayladığında size haber vereceğiz.` : ''}`,
        en: `${offer}, ${period.en}, ${people.en}.${isRequest ? ` We will tell you when the ${isTour ? 'guide' : 'captain'} confirms it.` : ''}`,
      },
    }),
    host: ({ offer, customer, period, people, isRequest }) => ({
      type: 'BOOKING_CREATED',
      title: isRequest
        ? { tr: 'Yeni rezervasyon isteği', en: 'New booking request' }
        : { tr: 'Yeni rezervasyon', en: 'New booking' },
      message: {
        tr: `${customer}, ${offer} için ${isRequest ? 'istek gönderdi' : 'rezervasyon yaptı'}: ${period.tr}, ${people.tr} kişi.`,
        en: `${customer} ${isRequest ? 'asks for' : 'booked'} ${offer} on ${period.en}, ${people.en}.`,
      },
    }),
  },
  changed: {
    customer: ({ offer, period }) => ({
      type: 'INFO',
      title: { tr: 'Rezervasyonunuz güncellendi', en: 'Your booking was changed' },
      message: {
        tr: `${offer}, ${period.tr}. Fiyat yeniden hesaplandı.`,
        en: `${offer}, ${period.en}. The price has been recalculated.`,
      },
    }),
    host: ({ offer, customer, period, people }) => ({
      type: 'INFO',
      title: { tr: 'Rezervasyon isteği değişti', en: 'Booking request changed' },
      message: {
        tr: `${customer}, ${offer} isteğini değiştirdi: ${period.tr}, ${people.tr} kişi.`,
        en: `${customer} changed the request for ${offer}: ${period.en}, ${people.en}.`,
      },
    }),
  },
  confirmed: {
    customer: ({ offer, period }) => ({
      type: 'BOOKING_CONFIRMED',
      title: { tr: 'Rezervasyonunuz onaylandı', en: 'Your booking is confirmed' },
      message: {
        tr: `${offer}, ${period.tr} için sizi bekliyor.`,
        en: `${offer} is expecting you on ${period.en}.`,
      },
    }),
    host: ({ offer, customer, period }) => ({
      type: 'BOOKING_CONFIRMED',
      title: { tr: 'Rezervasyon onaylandı', en: 'Booking confirmed' },
      message: {
        tr: `${customer}, ${period.tr} tarihinde ${offer} ile yola çıkacak.`,
        en: `${customer} sets out with ${offer} on ${period.en}.`,
      },
    }),
  },
  cancelled: {
    customer: ({ offer, period, reason, money }) => ({
      type: 'BOOKING_CANCELLED',
      title: { tr: 'Rezervasyonunuz iptal edildi', en: 'Your booking was cancelled' },
      message: {
        tr: `${offer}, ${period.tr}. ${money.tr} Neden: ${reason}`,
        en: `${offer}, ${period.en}. ${money.en} Reason: ${reason}`,
      },
    }),
    host: ({ offer, customer, period, reason, money }) => ({
      type: 'BOOKING_CANCELLED',
      title: { tr: 'Rezervasyon iptal edildi', en: 'Booking cancelled' },
      message: {
        tr: `${customer}, ${offer}, ${period.tr}. ${money.tr} Neden: ${reason}`,
        en: `${customer}, ${offer}, ${period.en}. ${money.en} Reason: ${reason}`,
      },
    }),
  },
  rejected: {
    customer: ({ offer, period, money }) => ({
      type: 'BOOKING_CANCELLED',
      title: {
        tr: 'Rezervasyon isteğiniz onaylanmadı',
        en: 'Your booking request was not confirmed',
      },
      message: {
        tr: `${offer}, ${period.tr}: istek zamanında yanıtlanmadı. ${money.tr}`,
        en: `${offer}, ${period.en}: the request was not answered in time. ${money.en}`,
      },
    }),
    host: ({ offer, customer, period, money }) => ({
      type: 'BOOKING_CANCELLED',
      title: { tr: 'Rezervasyon isteğinin süresi doldu', en: 'Booking request expired' },
      message: {
        tr: `${customer}, ${offer}, ${period.tr}: istek zamanında yanıtlanmadı. ${money.tr}`,
        en: `${customer}, ${offer}, ${period.en}: the request was not answered in time. ${money.en}`,
      },
    }),
  },
  completed: {
    customer: ({ offer }) => ({
      type: 'BOOKING_COMPLETED',
      title: { tr: 'Yolculuğunuz tamamlandı', en: 'Your trip is over' },
      message: {
        tr: `${offer} nasıldı? Yorumunuzu bekliyoruz.`,
        en: `How was ${offer}? We look forward to your review.`,
      },
    }),
    host: ({ offer, customer, period }) => ({
      type: 'BOOKING_COMPLETED',
      title: { tr: 'Rezervasyon tamamlandı', en: 'Booking completed' },
      message: {
        tr: `${customer}, ${offer}, ${period.tr}.`,
        en: `${customer}, ${offer}, ${period.en}.`,
      },
    }),
  },
  missed: {
    customer: ({ offer, period }) => ({
      type: 'WARNING',
      title: { tr: 'Rezervasyonunuz kullanılmadı', en: 'Your booking was recorded as a no-show' },
      message: {
        tr: `${offer}, ${period.tr}: kapora ödenmedi, rezervasyon kullanılmadı.`,
        en: `${offer}, ${period.en}: the deposit was not paid, so the booking was recorded as a no-show.`,
      },
    }),
    host: ({ offer, customer, period }) => ({
      type: 'WARNING',
      title: { tr: 'Müşteri gelmedi', en: 'The guest did not come' },
      message: {
        tr: `${customer}, ${offer}, ${period.tr}: kapora ödenmedi, rezervasyon kullanılmadı.`,
        en: `${customer}, ${offer}, ${period.en}: the deposit was not paid, so the booking was recorded as a no-show.`,
      },
    }),
  },
  paid: {
    customer: ({ offer, amount }) => ({
      type: 'SUCCESS',
      title: { tr: 'Ödemeniz alındı', en: 'Your payment was received' },
      message: {
        tr: `${offer} için ${amount.tr} ödemeniz ulaştı.`,
        en: `Your payment of ${amount.en} for ${offer} has arrived.`,
      },
    }),
    host: ({ offer, customer, amount }) => ({
      type: 'SUCCESS',
      title: { tr: 'Ödeme alındı', en: 'Payment received' },
      message: {
        tr: `${customer}, ${offer} için ${amount.tr} ödedi.`,
        en: `${customer} paid ${amount.en} for ${offer}.`,
      },
    }),
  },
  unpaid: {
    customer: ({ offer, amount }) => ({
      type: 'WARNING',
      title: { tr: 'Ödemeniz ulaşmadı', en: 'Your payment did not arrive' },
      message: {
        tr: `${offer} için aldığımızı bildirdiğimiz ${amount.tr} ödemeniz ulaşmamış.`,
        en: `Your payment of ${amount.en} for ${offer}, which we had confirmed, has not arrived after all.`,
      },
    }),
    host: ({ offer, customer, amount }) => ({
      type: 'WARNING',
      title: { tr: 'Ödeme ulaşmadı', en: 'A payment did not arrive' },
      message: {
        tr: `${customer} adlı müşterinin ${offer} için ${amount.tr} ödemesinin ulaşmadığı anlaşıldı.`,
        en: `The payment of ${amount.en} by ${customer} for ${offer} has not arrived after all.`,
      },
    }),
  },
  refunded: {
    customer: ({ offer, amount }) => ({
      type: 'INFO',
      title: { tr: 'Ödemeniz iade edildi', en: 'Your payment was refunded' },
      message: {
        tr: `${offer} için ${amount.tr} kartınıza iade edildi.`,
        en: `${amount.en} for ${offer} was refunded to your card.`,
      },
    }),
    host: ({ offer, customer, amount }) => ({
      type: 'INFO',
      title: { tr: 'Ödeme iade edildi', en: 'Payment refunded' },
      message: {
        tr: `${customer} adlı müşteriye ${offer} için ${amount.tr} iade edildi.`,
        en: `${amount.en} for ${offer} was refunded to ${customer}.`,
      },
    }),
  },
};

const LOCALES = { tr: 'tr-TR', en: 'en-GB' } as const;

const liraIn = (locale: string) =>
  new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'TRY',
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
  });
const LIRA = { tr: liraIn(LOCALES.tr), en: liraIn(LOCALES.en) };

const daysIn = (locale: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
const DAYS = { tr: daysIn(LOCALES.tr), en: daysIn(LOCALES.en) };

/** The days of a booking as a person reads them: `12–14 Haziran 2027`. */
function periodOf({ startDate, endDate, startTime }: BookingRecord): Text {
  const [first, last] = [new Date(startDate), new Date(endDate)];
  const hour = startTime === null ? '' : ` ${startTime}`;
  return {
    tr: DAYS.tr.formatRange(first, last) + hour,
    en: DAYS.en.formatRange(first, last) + hour,
  };
}

const lira = (amount: number): Text => ({
  tr: LIRA.tr.format(amount),
  en: LIRA.en.format(amount),
});

/** What became of the money of a booking that has been called off. */
function moneyIn(store: Store, { id, tourId }: BookingRecord): Text {
  const { keptAmount, refundedAmount } = moneyOf(store.payments.where('bookingId', id));
  const [back, kept] = [lira(refundedAmount), lira(keptAmount)];
  const withHost =
    tourId === null
      ? { tr: 'kaptanda', en: 'with the captain' }
      : { tr: 'rehberde', en: 'with the guide' };
  if (refundedAmount === 0 && keptAmount === 0) {
    return {
      tr: 'Ödeme yapılmamıştı; iade edilecek bir tutar yok.',
      en: 'Nothing had been paid, so there is nothing to refund.',
    };
  }
  if (refundedAmount === 0) {
    return {
      tr: `İptal koşulları gereği iade yok: ödenen ${kept.tr} ${withHost.tr} kalıyor.`,
      en: `Under the cancellation terms there is no refund: the ${kept.en} paid stays ${withHost.en}.`,
    };
  }
  if (keptAmount === 0) {
    return {
      tr: `Ödenen tutarın tamamı iade edildi: ${back.tr}.`,
      en: `All that was paid was refunded: ${back.en}.`,
    };
  }
  return {
    tr: `Ödenen tutardan ${back.tr} iade edildi; ${kept.tr} ${withHost.tr} kalıyor.`,
    en: `Of what was paid, ${back.en} was refunded; ${kept.en} stays ${withHost.en}.`,
  };
}

/** Tells one user by notification and, in Turkish, by e-mail; somebody who deleted the account hears nothing. */
export function notifyAndEmail(store: Store, now: number, userId: number, notice: Notice): void {
  const user = store.users.get(userId);
  if (!user) return;
  notify(store, now, { userId, ...notice });
  sendEmail(store, now, { to: user.email, subject: notice.title.tr, text: notice.message.tr });
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
    people: {
      tr: String(booking.passengerCount),
      en: booking.passengerCount === 1 ? '1 person' : `${booking.passengerCount} people`,
    },
    isTour: booking.tourId !== null,
    isRequest: booking.status === 'PENDING',
    reason: booking.cancellationReason ?? '',
    amount: lira(amount),
    money: moneyIn(store, booking),
  };
  const subject = { kind: 'BOOKING', id: booking.id } as const;
  const { customer, host: toHost } = NOTICES[event];
  notifyAndEmail(store, now, booking.customerId, { ...customer(facts), subject });
  if (host) notifyAndEmail(store, now, host.hostId, { ...toHost(facts), subject });
}
