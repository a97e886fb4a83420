import { Link } from '@tanstack/react-router';
import { link } from '../../../../ui/actions/link/link.css.ts';
import type { LegalText } from '../legal-text.ts';

export const gdprEn: LegalText = {
  title: 'Personal data (KVKK)',
  lead: 'Under the Turkish law on the protection of personal data, no. 6698: for what purpose and on what basis we process your data, your rights, and how to use them.',
  sections: [
    {
      id: 'controller',
      title: 'Who is responsible',
      body: (
        <p>
          Pruva processes your personal data as data controller. You reach us through the{' '}
          <Link to="/contact" className={link}>
            contact page
          </Link>
          .
        </p>
      ),
    },
    {
      id: 'purposes',
      title: 'Which data, for what, on what basis',
      body: (
        <table>
          <thead>
            <tr>
              <th scope="col">Data</th>
              <th scope="col">Purpose</th>
              <th scope="col">Legal basis (art. 5)</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">Identity and contact</th>
              <td>To open the account, and to keep you and the captain in touch over a booking</td>
              <td>Making and performing a contract</td>
            </tr>
            <tr>
              <th scope="row">Booking and payment</th>
              <td>To take, give back and record the deposit</td>
              <td>Performing a contract, legal duty</td>
            </tr>
            <tr>
              <th scope="row">Messages and reviews</th>
              <td>Contact between the parties, and publishing real reviews</td>
              <td>Performing a contract, legitimate interest</td>
            </tr>
            <tr>
              <th scope="row">Captain’s application and documents</th>
              <td>To see that licence, registration and insurance are valid</td>
              <td>Legal duty, legitimate interest</td>
            </tr>
            <tr>
              <th scope="row">Photograph, date of birth</th>
              <td>To complete your profile if you wish</td>
              <td>Explicit consent</td>
            </tr>
          </tbody>
        </table>
      ),
    },
    {
      id: 'collection',
      title: 'How we collect it',
      body: (
        <p>
          We get the data from you, through the forms on this site, electronically. Nothing that
          affects you is decided automatically; applications are reviewed by people.
        </p>
      ),
    },
    {
      id: 'transfer',
      title: 'Who receives it',
      body: (
        <p>
          The captain or guide of your booking, the payment provider that takes the deposit and,
          where the law obliges us, the authorities. Nobody else.
        </p>
      ),
    },
    {
      id: 'rights',
      title: 'Your rights (art. 11)',
      body: (
        <ul>
          <li>To learn whether and why your data is processed</li>
          <li>To know to whom it has been passed on</li>
          <li>To have it corrected when it is wrong or incomplete</li>
          <li>To have it erased, and those who received it told so</li>
          <li>To object to a result against you that rests on automatic analysis alone</li>
          <li>To be compensated for damage caused by unlawful processing</li>
        </ul>
      ),
    },
    {
      id: 'how',
      title: 'How to use your rights',
      body: (
        <>
          <ol>
            <li>
              The shortest way to correct or delete is{' '}
              <Link to="/my-profile" className={link}>
                your profile page
              </Link>
              .
            </li>
            <li>
              For the others send the{' '}
              <Link to="/contact" className={link}>
                contact form
              </Link>{' '}
              with “KVKK” as its subject, from the e-mail address of your account.
            </li>
            <li>We settle your request within 30 days at the latest, free of charge.</li>
          </ol>
          <p>
            If our answer does not satisfy you, you may complain to the Personal Data Protection
            Board.
          </p>
        </>
      ),
    },
  ],
};
