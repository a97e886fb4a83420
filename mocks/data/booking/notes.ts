import type { Random } from '../../lib/random.ts';
import type { Language } from '../text/names.ts';

const NOTES: Record<Language, { boat: string[]; tour: string[] }> = {
  tr: {
    boat: [
      'İki çocuğumuz var, can yeleği rica ederiz.',
      'Babamın altmışıncı yaş günü; küçük bir pasta olursa çok sevinir.',
      'Kahvaltıyı teknede yapmak istiyoruz, ikimiz vejetaryen.',
      'Öğlene kadar limanda oluruz, biraz gecikirsek merak etmeyin.',
      'Annem suya zor iniyor, merdivenin geniş olması bizim için önemli.',
      'Sakin koyları tercih ederiz, müzik istemiyoruz.',
      'Evlilik teklifi edeceğim; gün batımında tenha bir yerde durabilir miyiz?',
      'Köpeğimiz de geliyor, küçük ve terbiyelidir.',
      'Balık tutmayı denemek isteyen iki kişi var.',
      'Alerjim var, yemekte fıstık olmasın lütfen.',
      'Havaalanından doğrudan geliyoruz, bavulları tekneye bırakabilir miyiz?',
      'Geçen yıl da gelmiştik, aynı rotayı isteriz.',
      'İlk kez yelkenliye bineceğiz, biraz öğretirseniz seviniriz.',
    ],
    tour: [
      'Birimiz vejetaryen.',
      'Sekiz yaşında bir çocukla geliyoruz, uygun mudur?',
      'Otelimiz merkezde, buluşma yerine yürüyebiliriz.',
      'Yürüyüşe alışkınız ama sıcağa değiliz, molası bol olursa iyi olur.',
      'Fotoğraf makinesi getireceğim, tripod sorun olur mu?',
      'Tek başıma katılıyorum, grubun karma olması beni mutlu eder.',
      'Dizimden ameliyatlıyım, basamak çoksa önceden söyleyin lütfen.',
    ],
  },
  en: {
    boat: [
      'We land at noon, so we may be a little late on the first day.',
      'It is our anniversary. Could we stop somewhere quiet at sunset?',
      'Two small children on board, life jackets please.',
      'One of us is vegetarian, one does not eat fish.',
      'We would love to do some real sailing, not only motoring.',
      'My father has trouble with steps; is there a handrail?',
    ],
    tour: [
      'Is the guiding in English as well?',
      'We are staying in the old town and can walk to the meeting point.',
      'One child, aged nine. He is used to hiking.',
      'Vegetarian food for two, please.',
    ],
  },
  de: {
    boat: [
      'Wir reisen mit zwei Kindern, bitte Schwimmwesten in ihrer Größe.',
      'Könnten wir am Abend in einer ruhigen Bucht ankern?',
    ],
    tour: ['Bitte einmal vegetarisch.', 'Gibt es die Führung auch auf Englisch?'],
  },
};

/** What a customer wants the host to know; most want nothing. */
export function noteOf(kind: 'boat' | 'tour', language: Language, random: Random): string | null {
  return random.chance(0.32) ? random.pick(NOTES[language][kind]) : null;
}

export const CUSTOMER_REASONS = [
  'Planımız değişti, o hafta şehir dışında olacağız.',
  'Çocuğumuz hastalandı, yola çıkamıyoruz.',
  'Uçuşumuz iptal edildi, tekneye yetişemiyoruz.',
  'İş yerinden izin alamadım, başka bir tarihe bakacağım.',
  'Grubumuz küçüldü, daha küçük bir tekne bakacağız.',
  'Yanlış tarihi seçmişim, yeniden rezervasyon yapacağım.',
];

export const GUIDE_REASONS = [
  'Fırtına uyarısı nedeniyle turu yapamıyoruz.',
  'Rehberimiz rahatsızlandı, yerine birini bulamadık.',
  'Yeterli katılım olmadı, turu ileri bir tarihe aldık.',
];

export const HOST_REASONS = [
  'Fırtına uyarısı nedeniyle denize çıkamıyoruz.',
  'Motorda beklenmedik bir arıza var, tekne karada.',
  'Kaptanımız rahatsızlandı, yerine birini bulamadık.',
  'Liman başkanlığı seyri yasakladı.',
];
