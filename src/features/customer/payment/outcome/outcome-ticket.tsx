import type { Booking, BookingPaymentStatus } from '../../../../api/contract/types.ts';
import { isOpen } from '../../../../domain/booking/booking-state.ts';
import { Ticket } from '../../../../domain/booking/ticket/ticket.tsx';
import { useSunrise } from '../../../../domain/booking/ticket/use-sunrise.ts';
import { useTicketsAtHand } from '../../../../domain/booking/ticket/use-tickets-at-hand.ts';

interface OutcomeTicketProps {
  booking: Booking;
  status: BookingPaymentStatus;
}

/** The ticket of a booking with what the provider knows of its payment; the sun rises when that has come. */
export function OutcomeTicket({
  booking,
  status: { paidAmount, paymentProcessing },
}: OutcomeTicketProps) {
  const rises = useSunrise(booking.id, paidAmount > 0);
  useTicketsAtHand(isOpen(booking) ? [booking] : []);
  return <Ticket booking={{ ...booking, paidAmount, paymentProcessing }} rises={rises} />;
}
