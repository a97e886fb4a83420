import { Link } from '@tanstack/react-router';
import { link } from '../../../../ui/actions/link/link.css.ts';
import type { LegalText } from '../legal-text.ts';

export const cancellationEn: LegalText = {
  title: 'Cancellation and refunds',
  lead: 'Plans change. Know from the start how much you get back, and when: every booking follows one of the four terms below.',
  sections: [
    {
      id: 'which',
      title: 'Which terms apply',
      body: (
        <>
          <p>
            Boats have the <strong>flexible</strong> terms. A tour’s terms are its guide’s choice
            and are on its page; where the guide has chosen none, they are flexible too. You see the
            terms, and the last moment to cancel free of charge, before you send the booking.
          </p>
          <p>
            The refund is a share of what you have paid until then, which is usually the deposit.
            Times are Turkish time and count back from the start of the trip; a hire by the day
            starts at 00:00.
          </p>
        </>
      ),
    },
    {
      id: 'how',
      title: 'How to cancel',
      body: (
        <ol>
          <li>
            Open the booking on the page{' '}
            <Link to="/my-bookings" className={link}>
              my bookings
            </Link>{' '}
            and choose to cancel it.
          </li>
          <li>Say why. Before you confirm you see an estimate of your refund.</li>
          <li>
            Confirm. The refund goes to the card you paid with, and may take a few days at your
            bank.
          </li>
        </ol>
      ),
    },
    {
      id: 'host',
      title: 'If the captain or guide cancels',
      body: (
        <p>
          Everything you paid is refunded, whatever the terms. The same goes for a request that is
          not confirmed.
        </p>
      ),
    },
    {
      id: 'weather',
      title: 'If the weather does not allow it',
      body: (
        <p>
          The captain decides whether to go out. If it is not possible, the captain cancels the
          booking and everything you paid is refunded; if you like, you choose another day together
          and book again.
        </p>
      ),
    },
    {
      id: 'no-show',
      title: 'If you do not come',
      body: <p>Nothing is refunded for a trip that you miss without telling us.</p>,
    },
  ],
};
