import type { Phrases } from './fragments.ts';

export const english: Phrases = {
  boats: {
    openings: {
      delighted: [
        (t) => `A perfect day on ${t.name}.`,
        'The highlight of our holiday, no question.',
        (t) => `${t.captain} and the crew made us feel like old friends.`,
        'Everything was exactly as described, which is rarer than it should be.',
        'Our teenagers put their phones away. Enough said.',
        (t) => `${t.people} of us, three generations, and everybody was happy.`,
        'Such a calm, beautiful way to spend a day.',
      ],
      pleased: [
        'A lovely day on the water.',
        (t) => `${t.name} is an honest, well-kept boat.`,
        'Very good, with one small thing.',
        'We would come again.',
      ],
      mixed: ['A mixed day.', 'Good sea, average boat.', 'Not bad, but not what we paid for.'],
      disappointed: ['Disappointing, sadly.', 'We expected a lot more for this price.'],
    },
    praise: [
      'Fresh towels, cold fruit, endless tea.',
      'Spotless from bow to stern.',
      'They remembered that two of us are vegetarian and cooked accordingly.',
      'No hidden extras, no surprises on the bill.',
      'Boarding was easy even for my mother, who is eighty.',
    ],
    atSea: {
      openings: [
        (t) => `We have chartered in Greece and Croatia, and ${t.place} beats them all.`,
        'We booked for one day and immediately asked for a second.',
      ],
      praise: [
        (t) => `The water at ${t.bays[0]} is unreal.`,
        (t) => `We had ${t.bays[0]} to ourselves and watched the sun go down off ${t.bays[1]}.`,
        (t) => `${t.captain} knew where to hide from the wind and from the crowds.`,
        'Nobody rushed us at any point.',
        'The crew were wonderful with the children and very strict about life jackets.',
        'Swimming before breakfast in an empty bay: worth the trip alone.',
        'The snorkelling gear was in great shape.',
      ],
      flaws: ['A bit more shade at noon would help.'],
      complaints: ['We were promised three bays and saw one.'],
    },
    overnight: {
      praise: ['We slept on deck and counted the stars.'],
      flaws: ['The shower pressure is weak.', 'It gets warm in the cabins at night.'],
    },
    praiseOf: {
      gulet: [
        'The cabins are larger than we expected and the cook is a genius.',
        'Long dinners on deck under the stars.',
      ],
      wooden: [
        'A proper old wooden boat, slow in the best way.',
        'Lunch was cooked on deck and was delicious.',
      ],
      sail: [
        'When the engine went quiet we finally understood sailing.',
        'They let us steer and were very patient about it.',
      ],
      catamaran: [
        'Lying on the nets with the sea rushing below is something else.',
        'So stable that nobody felt sick.',
      ],
      motoryacht: ['Four bays in a day and never tired.', 'The flybridge is the place to be.'],
      motorboat: ['Quick, comfortable, plenty of shade.', 'Just the right size for a family.'],
      speedboat: [
        'Wakeboarding at nine in the morning on glassy water!',
        'Fast enough to leave everybody else behind.',
      ],
      saloon: [
        'The bridges lit up above us while dinner was served.',
        'Warm inside even on a rainy evening.',
      ],
    },
    flaws: [
      'We left half an hour late.',
      'The speakers have seen better days.',
      'Bring cash, the card machine did not work.',
      'The jetty was hard to find.',
    ],
    complaints: [
      'The air conditioning did not work and nobody seemed to mind.',
      'They asked for extra money for fuel, which was never mentioned.',
      'The toilet was not clean.',
      'We waited an hour at the jetty without a word.',
    ],
  },
  tours: {
    openings: {
      delighted: [
        'The best guided tour we have taken anywhere.',
        (t) => `If you do one thing in ${t.place}, do this.`,
        (t) => `${t.captain} is a born storyteller.`,
        'Small group, big heart.',
        'I joined alone and left with friends.',
      ],
      pleased: ['Very enjoyable.', 'Well organised and worth the money.', 'A good few hours.'],
      mixed: ['Interesting, but a little rushed.', 'Half of it was excellent.'],
      disappointed: ['Not as described.', 'I cannot recommend this one.'],
    },
    praise: [
      'Every question got a real answer.',
      'No shopping stops, thank goodness.',
      'The pace suited everybody, even my knees.',
      'We would never have found these places ourselves.',
      'Perfect English and a great sense of humour.',
      'Started on time, ended on time.',
      'Plenty of water and plenty of breaks.',
    ],
    praiseOf: {
      BOAT: [
        'Long swimming stops and a lunch to remember.',
        'The sails went up and everyone fell silent.',
      ],
      HIKING: [
        'The views come at exactly the right moments.',
        'You can smell the thyme all the way.',
      ],
      CULTURAL: ['The ruins came alive.', 'History told as a story, not as a list of dates.'],
      FOOD: ['Come hungry.', 'Each bite came with a story.'],
      CITY: [
        'Doors opened that we had walked past all week.',
        'The perfect introduction to the town.',
      ],
      NATURE: ['Cold water, big smiles.', 'Very careful about safety, which we appreciated.'],
      PHOTOGRAPHY: [
        'My phone has never taken pictures like these.',
        'I learned to wait for the light.',
      ],
      DIVING: [
        'My first breath under water, and I was not afraid for a second.',
        'New equipment, patient instructor.',
      ],
    },
    flaws: [
      'Lunch was ordinary.',
      'The meeting point was a little off on the map.',
      'One more break would have been nice.',
      'The last part felt hurried.',
    ],
    complaints: [
      'Two of the stops in the programme were skipped.',
      'The group was twice the size we were told.',
      'We waited in the sun for half an hour.',
    ],
  },
  closings: {
    delighted: [
      'We will be back.',
      'Thank you all!',
      'Book it.',
      'Already planning next summer.',
      'Five stars are not enough.',
      'Teşekkürler!',
    ],
    pleased: ['Would still recommend.', 'Thank you.', 'Four and a half stars, really.'],
    mixed: ['Perhaps we were unlucky.', 'It could be great with some care.'],
    disappointed: ['A pity.', 'We hope somebody reads this.'],
  },
};
