import type { Phrases } from './fragments.ts';

export const german: Phrases = {
  boats: {
    openings: {
      delighted: [
        (t) => `Ein Traumtag auf der ${t.name}.`,
        'Der schönste Tag unseres Urlaubs.',
        (t) => `${t.captain} und die Crew waren einfach herzlich.`,
        'Alles genau wie beschrieben.',
      ],
      pleased: ['Ein schöner Tag auf dem Wasser.', 'Wir waren sehr zufrieden.'],
      mixed: ['Leider nur mittelmäßig.', 'Das Meer herrlich, das Boot so lala.'],
      disappointed: ['Leider enttäuschend.', 'Für diesen Preis hatten wir mehr erwartet.'],
    },
    praise: [
      'Das Boot war blitzsauber.',
      'Das Essen an Bord war frisch und reichlich.',
      'Der Einstieg war auch für meine Eltern kein Problem.',
    ],
    atSea: {
      openings: [],
      praise: [
        (t) => `Das Wasser bei ${t.bays[0]} ist unglaublich klar.`,
        'Niemand hat uns gehetzt, wir blieben, wo es uns gefiel.',
        'Für die Kinder gab es Schwimmwesten in jeder Größe.',
        (t) => `Am Abend lagen wir fast allein vor ${t.bays[1]}.`,
      ],
      flaws: ['Etwas mehr Schatten am Mittag wäre gut.'],
      complaints: ['Von drei Buchten haben wir nur eine gesehen.'],
    },
    overnight: {
      praise: ['Nachts an Deck geschlafen, unter so vielen Sternen.'],
      flaws: ['Nur die Dusche war etwas schwach.'],
    },
    praiseOf: {
      gulet: ['Abends lange an Deck gesessen, einfach herrlich.'],
      wooden: ['Ein gemütliches altes Holzboot.'],
      sail: ['Wir durften selbst ans Ruder.'],
      catamaran: ['In den Netzen liegen und aufs Meer schauen!'],
      motoryacht: ['Schnell, ruhig und sehr komfortabel.'],
      motorboat: ['Viel Schatten und eine gute Badeplattform.'],
      speedboat: ['Wakeboarden am frühen Morgen, ein Erlebnis.'],
      saloon: ['Die beleuchteten Brücken vergessen wir nie.'],
    },
    flaws: ['Wir sind etwas verspätet losgefahren.'],
    complaints: ['Die Klimaanlage lief nicht.', 'Wir mussten eine Stunde warten.'],
  },
  tours: {
    openings: {
      delighted: [
        'Eine wunderbare Tour.',
        (t) => `${t.captain} erzählt mit so viel Liebe.`,
        'Unbedingt mitmachen!',
      ],
      pleased: ['Gut organisiert und lehrreich.', 'Hat uns gut gefallen.'],
      mixed: ['Interessant, aber etwas hektisch.'],
      disappointed: ['Leider nicht wie beschrieben.'],
    },
    praise: [
      'Kleine Gruppe, viel Zeit für Fragen.',
      'Keine Einkaufsstopps, sehr angenehm.',
      'Das Tempo war für alle passend.',
      'Orte gesehen, die wir allein nie gefunden hätten.',
    ],
    praiseOf: {
      BOAT: ['Lange Badepausen und ein gutes Mittagessen.'],
      HIKING: ['Die Ausblicke sind jeden Schritt wert.'],
      CULTURAL: ['Die Steine wurden lebendig.'],
      FOOD: ['Unbedingt hungrig kommen.'],
      CITY: ['Der beste Einstieg in die Stadt.'],
      NATURE: ['Kaltes Wasser, großer Spaß.'],
      PHOTOGRAPHY: ['Ich habe gelernt, auf das Licht zu warten.'],
      DIVING: ['Sehr geduldiger Tauchlehrer.'],
    },
    flaws: ['Eine Pause mehr wäre schön gewesen.', 'Der Treffpunkt war schwer zu finden.'],
    complaints: ['Zwei Stationen fielen einfach aus.', 'Die Gruppe war viel zu groß.'],
  },
  closings: {
    delighted: [
      'Wir kommen wieder!',
      'Vielen Dank an alle.',
      'Klare Empfehlung.',
      'Jederzeit wieder.',
    ],
    pleased: ['Trotzdem empfehlenswert.', 'Danke.'],
    mixed: ['Vielleicht hatten wir Pech.'],
    disappointed: ['Schade.'],
  },
};
