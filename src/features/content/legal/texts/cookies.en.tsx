import type { LegalText } from '../legal-text.ts';

export const cookiesEn: LegalText = {
  title: 'Cookie policy',
  lead: 'Pruva uses only what it needs to work. There are no cookies for tracking, advertising or measuring, which is why no banner asks for your consent.',
  sections: [
    {
      id: 'cookies',
      title: 'Cookies',
      body: (
        <table>
          <thead>
            <tr>
              <th scope="col">Name</th>
              <th scope="col">What it does</th>
              <th scope="col">How long it stays</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">pruva_token</th>
              <td>Knows that you are signed in. It is not sent to other sites.</td>
              <td>Until the session ends or you sign out</td>
            </tr>
            <tr>
              <th scope="row">pruva_user</th>
              <td>Holds your name and role. Phone number and date of birth are not in it.</td>
              <td>Until the session ends or you sign out</td>
            </tr>
            <tr>
              <th scope="row">sidebar</th>
              <td>Remembers whether the captain panel’s sidebar is open.</td>
              <td>7 days</td>
            </tr>
          </tbody>
        </table>
      ),
    },
    {
      id: 'storage',
      title: 'Your browser’s storage',
      body: (
        <>
          <p>This stays on your device and is not sent to us:</p>
          <ul>
            <li>Your choice of language and appearance (light, dark)</li>
            <li>Whether this site’s typefaces are on your device already</li>
            <li>Your favourites, and the boats and tours you have looked at</li>
            <li>Half-filled forms and bookings</li>
            <li>The page to return to after signing in</li>
            <li>
              Pages you have visited and your boarding passes, so that they open without a
              connection; what is personal is erased when you sign out
            </li>
          </ul>
        </>
      ),
    },
    {
      id: 'not',
      title: 'What we do not use',
      body: (
        <p>
          There are no advertising networks, social media buttons, visitor statistics, and no fonts
          or maps loaded from elsewhere. The map is drawn on your device from our own data. When you
          pay the deposit you go to the payment provider’s page, where their rules apply.
        </p>
      ),
    },
    {
      id: 'delete',
      title: 'How to delete them',
      body: (
        <p>
          Signing out deletes the session cookies. The rest goes when you clear this site’s data in
          your browser’s settings. If you block cookies altogether you can still look at boats, but
          not sign in.
        </p>
      ),
    },
  ],
};
