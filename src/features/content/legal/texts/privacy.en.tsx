import { Link } from '@tanstack/react-router';
import { link } from '../../../../ui/actions/link/link.css.ts';
import type { LegalText } from '../legal-text.ts';

export const privacyEn: LegalText = {
  title: 'Privacy policy',
  lead: 'Which details we take and why, who sees them, and what we do not do with them.',
  sections: [
    {
      id: 'what',
      title: 'What we take',
      body: (
        <ul>
          <li>
            <strong>Account:</strong> full name, e-mail, username, phone number, password; date of
            birth and a photograph if you like.
          </li>
          <li>
            <strong>Booking:</strong> the boat or tour, days, number of people, extra services,
            contact details and your note to the captain.
          </li>
          <li>
            <strong>Payment:</strong> amount, status and date. Card details stay with the payment
            provider and never reach us.
          </li>
          <li>
            <strong>What you write:</strong> messages, reviews, the contact form.
          </li>
          <li>
            <strong>Captain’s application:</strong> company and tax details, licence, documents.
          </li>
        </ul>
      ),
    },
    {
      id: 'why',
      title: 'What we use it for',
      body: (
        <p>
          To make and carry out bookings, to take and give back deposits, to keep you informed, to
          answer questions, to make sure that reviews rest on real trips, and to meet our legal
          duties. We do not sell your details and do not use them for advertising.
        </p>
      ),
    },
    {
      id: 'who',
      title: 'Who sees it',
      body: (
        <>
          <p>Everybody sees only what their part needs:</p>
          <ul>
            <li>
              The captain or guide sees your name and the booking; your e-mail and phone number only
              once the booking is confirmed.
            </li>
            <li>Beside your review stands your name and nothing else.</li>
            <li>Captains’ documents are seen by our review team alone.</li>
            <li>The payment provider gets what it needs to take the deposit.</li>
            <li>Authorities, where the law obliges us.</li>
          </ul>
        </>
      ),
    },
    {
      id: 'device',
      title: 'What stays on your device',
      body: (
        <p>
          Favourites, what you have looked at, language and appearance, and half-filled forms stay
          in your browser alone. There is no tracking, advertising or measuring code on the pages;
          the map is drawn from our own data and tells nobody where you look. Details are in the{' '}
          <Link to="/cookies" className={link}>
            cookie policy
          </Link>
          .
        </p>
      ),
    },
    {
      id: 'how-long',
      title: 'How long we keep it',
      body: (
        <p>
          Account details as long as the account exists; records of bookings and payments as long as
          the law requires. When you delete your account you are signed out and what we do not have
          to keep is erased; your reviews no longer show who you are.
        </p>
      ),
    },
    {
      id: 'security',
      title: 'Security',
      body: (
        <p>
          The connection is encrypted. Session details are not sent to other sites and end with
          their time. Documents open only for accounts that may see them. Your password is not kept
          in a readable form, and nobody will ask you for it.
        </p>
      ),
    },
    {
      id: 'rights',
      title: 'Your rights',
      body: (
        <p>
          On your profile page you can see and correct your details and delete your account. Your
          other rights, and how to use them, stand in the{' '}
          <Link to="/gdpr" className={link}>
            notice on personal data (KVKK)
          </Link>
          .
        </p>
      ),
    },
  ],
};
