import type { AboutText } from '../about-text.ts';

export const aboutEn: AboutText = {
  title: 'On this coast since 2015',
  lead: 'Pruva brings together those who have a boat on the Turkish coast and those who want to be out at sea. It keeps everything in between simple: an open price, clear terms, a captain one message away.',
  story: (
    <>
      <p>
        Many want to be out at sea, and few know their way around a jetty. The captain with a free
        day lies in a cove, the guest who looks for it sits in a city. Since 2015 we have brought
        the two together in one calendar: everybody sees the free day, reserves it with no more than
        a deposit, and waits for the morning of departure.
      </p>
      <p>
        Today we work with more than 100 boats from İstanbul to Antalya; with the season some of
        them are listed and some stand ashore for repairs. Guided tours have joined them: islands,
        hikes, discovery dives, the cooking of the coast.
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
      text: 'Only those who completed their trip write one, once per booking. Captains may reply, not delete.',
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
