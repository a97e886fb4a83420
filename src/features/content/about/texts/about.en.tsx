import type { AboutText } from '../about-text.ts';

export const aboutEn: AboutText = {
  title: 'On this coast since 2015',
  lead: 'Pruva brings together people who have a boat on the Turkish coast and people who want to be out on the water. It keeps everything in between simple: a price you can see, clear terms, a captain one message away.',
  story: (
    <>
      <p>
        Plenty of people want a day at sea; few know whom to ask on the jetty. The captain with a
        free day is in a cove, and the guest who wants it is in a city. Since 2015 we have brought
        the two together in one calendar: anyone can see the free day, reserve it for no more than a
        deposit, and look forward to the morning of departure.
      </p>
      <p>
        Today we work with more than 100 boats from İstanbul to Antalya. Depending on the season,
        some of them are out at sea and some are ashore for repairs. Guided tours have joined them:
        islands, hikes, discovery dives and the cooking of the coast.
      </p>
    </>
  ),
  principles: [
    {
      id: 'price',
      title: 'The price comes first',
      text: 'You see the total, the deposit and what is left to pay on board before you book. It does not change without your consent.',
    },
    {
      id: 'papers',
      title: 'We look at the papers',
      text: 'Captains’ applications are reviewed with their documents and answered within 3 business days; registration and insurance are renewed when they end.',
    },
    {
      id: 'reviews',
      title: 'Reviews are real',
      text: 'Only guests who have completed their trip can write one, once per booking. Captains can reply, but not delete.',
    },
  ],
  people: {
    title: 'The team on shore',
    text: (
      <p>
        Every day between 09:00 and 22:00 a person answers. Write about your booking, your refund or
        your boat; we try to reply on the same day.
      </p>
    ),
  },
};
