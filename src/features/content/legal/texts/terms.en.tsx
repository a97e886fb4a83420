import { Link } from '@tanstack/react-router';
import { commissionRateDefault, depositShare } from '../../../../api/contract/contract.ts';
import { link } from '../../../../ui/actions/link/link.css.ts';
import type { LegalText } from '../legal-text.ts';

export const termsEn: LegalText = {
  title: 'Terms of use',
  lead: 'The rules by which searching, booking, paying and reviewing work on Pruva, and what you, the captain and we each take on.',
  sections: [
    {
      id: 'parties',
      title: 'What Pruva is, and who agrees with whom',
      body: (
        <>
          <p>
            Pruva is a marketplace that brings guests together with boats and their captains, and
            with guided tours, on the Turkish coast. The boats belong to their captains and the
            tours to their guides; they provide the service. When a booking is confirmed, the
            contract for the trip or tour is between you and the captain or guide.
          </p>
          <p>
            We publish the listings, take the booking and the deposit, keep both sides informed and
            carry out refunds.
          </p>
        </>
      ),
    },
    {
      id: 'account',
      title: 'Your account',
      body: (
        <>
          <p>
            You can look at boats and tours without an account. To book, to send messages and to
            write reviews you need one.
          </p>
          <ul>
            <li>
              Your name, e-mail address and phone number must be right: the captain uses them to
              reach you.
            </li>
            <li>Your password has at least 6 characters and belongs to you alone.</li>
            <li>
              You must be old enough to enter into a contract, and use the account in your own name.
            </li>
            <li>You can delete your account on your profile page at any time.</li>
          </ul>
        </>
      ),
    },
    {
      id: 'booking',
      title: 'Booking',
      body: (
        <>
          <p>
            You choose days that the calendar shows as free. There are two kinds of booking, and you
            see which one it is before you send it:
          </p>
          <ul>
            <li>
              <strong>Instant confirmation:</strong> your booking is confirmed as soon as you make
              it; the deposit comes next.
            </li>
            <li>
              <strong>Request:</strong> the captain or guide confirms first. If they do not, the
              booking is closed and what was taken is refunded.
            </li>
          </ul>
          <p>
            The price never changes without your knowing. If it has changed while you were choosing,
            you see the new one and accept it or leave.
          </p>
        </>
      ),
    },
    {
      id: 'price',
      title: 'Price, deposit and payment',
      body: (
        <>
          <p>
            Prices are in Turkish lira. Boats are priced by the day or hour, tours per person; days
            with a special price are marked in the calendar. You see the total, extra services
            included, before you pay.
          </p>
          <ul>
            <li>
              {depositShare * 100}% of the total is taken as a deposit when you book, rounded to
              whole lira.
            </li>
            <li>The rest is paid on board, to the captain or guide.</li>
            <li>
              The deposit is paid by card on the payment provider’s own page. Your card details
              never reach Pruva. There is no payment by bank transfer.
            </li>
          </ul>
        </>
      ),
    },
    {
      id: 'cancellation',
      title: 'Cancellation and refunds',
      body: (
        <p>
          If you change your mind, the refund follows the booking’s cancellation terms. If the
          captain or guide cancels, everything you paid is refunded. Terms and examples are on the
          page{' '}
          <Link to="/cancellation" className={link}>
            cancellation and refunds
          </Link>
          .
        </p>
      ),
    },
    {
      id: 'on-board',
      title: 'On board',
      body: (
        <ul>
          <li>
            At sea the captain has the last word, and may change the route or put off departure for
            safety.
          </li>
          <li>
            There may not be more people than the boat takes, nor more than the booking names.
          </li>
          <li>
            The rules on smoking, pets, alcohol and music are on the boat’s page and are accepted
            with the booking.
          </li>
          <li>Whoever causes damage on purpose or by gross negligence is liable for it.</li>
        </ul>
      ),
    },
    {
      id: 'captains',
      title: 'Captains and guides',
      body: (
        <>
          <p>
            To list a boat or tour you apply as a captain. Applications are reviewed with their
            documents and answered within 3 business days; a rejection comes with its reason, and
            you may apply again.
          </p>
          <ul>
            <li>
              A boat needs a valid registration and insurance; a tour needs a guide’s licence and
              insurance.
            </li>
            <li>Details, photographs, prices and the calendar of a listing are kept up to date.</li>
            <li>
              Pruva keeps a commission of {commissionRateDefault}% of bookings that take place.
            </li>
          </ul>
        </>
      ),
    },
    {
      id: 'reviews',
      title: 'Reviews and messages',
      body: (
        <p>
          A review is written for a completed booking, once per booking. The captain can reply to it
          but not remove it. Reviews with insults, personal details or advertising are taken down.
          Messages are between the parties to a booking; an account used to bother people may be
          closed.
        </p>
      ),
    },
    {
      id: 'liability',
      title: 'Liability',
      body: (
        <p>
          Captains and guides are responsible for the safety of the trip and for what their listings
          say. Pruva is responsible for acting as an intermediary with care, and for handling
          booking, deposit and refund by these terms. Mandatory consumer law remains unaffected.
        </p>
      ),
    },
    {
      id: 'changes',
      title: 'Changes and disputes',
      body: (
        <p>
          When these terms change, the new ones are published on this page; bookings already made
          follow the terms of the day on which they were made. Turkish law applies. Consumers may
          turn to the consumer arbitration committees and consumer courts within the limits of the
          law.
        </p>
      ),
    },
  ],
};
