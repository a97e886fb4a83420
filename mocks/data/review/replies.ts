import type { Language } from '../text/names.ts';
import type { PhrasesByRating, TripFacts } from './fragments.ts';

/** What hosts reply; `guest` is how the guest is addressed. */
type Reply = (facts: TripFacts & { guest: string }) => string;
type Replies = Record<keyof PhrasesByRating, Reply[]>;

const turkish: Replies = {
  delighted: [
    (t) => `${t.guest}, güzel sözleriniz için teşekkür ederiz. Sizi yine ağırlamak isteriz.`,
    (t) => `${t.guest}, sizinle yola çıkmak bizim için de keyifti. ${t.bays[0]} sizi bekliyor.`,
    () => 'Ne mutlu bize! Bütün ekip adına teşekkürler, gelecek yaz görüşmek üzere.',
    (t) => `${t.guest}, bu satırları mutfağa da okuduk, çok sevindiler.`,
    () => 'Çok teşekkür ederiz, yolunuz hep açık olsun.',
  ],
  pleased: [
    (t) => `${t.guest}, teşekkürler. Söylediğiniz eksiği not aldık, gelecek sefer görmeyeceksiniz.`,
    () => 'Yorumunuz için teşekkürler, yazdığınız konuyu bu hafta çözüyoruz.',
    (t) => `${t.guest}, haklısınız; tedarikçimizle konuştuk. Yine bekleriz.`,
  ],
  mixed: [
    (t) =>
      `${t.guest}, açık sözlülüğünüz için teşekkürler. Beklentinizi karşılayamadığımız için üzgünüz.`,
    () => 'Yazdıklarınızı ekiple konuştuk. Bir daha gelirseniz farkı göstermek isteriz.',
  ],
  disappointed: [
    (t) =>
      `${t.guest}, yaşadıklarınız için özür dileriz. Size mesajla ulaştık, telafi etmek istiyoruz.`,
    (t) =>
      `${t.guest}, bu bizim standardımız değil. Sorunu giderdik; ücretin bir bölümünü iade etmeyi öneriyoruz.`,
    () =>
      'Üzgünüz. O gün yaşanan arızayı size daha iyi anlatmalıydık; söylediğiniz her konuda haklısınız.',
  ],
};

const english: Replies = {
  delighted: [
    (t) => `Thank you, ${t.guest}! It was a pleasure to have you with us. See you next summer.`,
    () => 'What a lovely thing to read. The whole crew says thank you.',
    (t) => `Thank you, ${t.guest}. ${t.bays[0]} is waiting for you.`,
  ],
  pleased: [
    (t) => `Thank you, ${t.guest}. You are right, and we are working on it.`,
    () => 'Thanks for the honest words; it will be better next time.',
  ],
  mixed: [(t) => `Thank you for telling us, ${t.guest}. We would like to make up for it.`],
  disappointed: [
    (t) => `We are sorry, ${t.guest}. This is not how we work; please see our message.`,
  ],
};

/** What hosts write to a guest of a language in: German is read, and not written. */
export const hostWrites = (guest: Language): 'tr' | 'en' => (guest === 'tr' ? 'tr' : 'en');

/** What a host may reply to a review, by the language of the reply. */
export const replies: Record<ReturnType<typeof hostWrites>, Replies> = {
  tr: turkish,
  en: english,
};
