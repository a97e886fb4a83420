import { msg } from '@lingui/core/macro';

/** What each kind of extra service is called, and what it may be. */
export const extraTexts = {
  FOOD: {
    name: msg`Food and drink`,
    text: msg`A village breakfast in a cove, grilled fish at noon, meze as the sun goes down. Priced per person; you say for how many.`,
  },
  ENTERTAINMENT: {
    name: msg`Music and celebrations`,
    text: msg`A guitar on deck, lights and a cake for a birthday, a quiet bay for a proposal.`,
  },
  WATER_SPORTS: {
    name: msg`On the water`,
    text: msg`Canoe, paddle board, snorkels, wakeboard or water skis, with somebody who shows you how.`,
  },
  TRANSPORTATION: {
    name: msg`Getting there`,
    text: msg`From the airport or the hotel to the jetty, and by dinghy ashore for dinner.`,
  },
  OTHER: {
    name: msg`And more`,
    text: msg`Towels, sunbeds, a photographer: whatever makes the day easier. Ask the captain by message.`,
  },
};
