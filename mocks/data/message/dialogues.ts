import { fromPlace, inPlace, toPlace } from '../text/suffix.ts';

/** What guest and host write about. */
interface DialogueFacts {
  guest: string;
  /** How the guest addresses the host: `Levent Kaptan`, a guide by the first name. */
  host: string;
  /** Name of the boat or tour. */
  offer: string;
  /** The days of the booking as people write them: `12 Haziran – 14 Haziran`. */
  days: string;
  /** When it begins, `09.30`. */
  time: string;
  people: number;
  /** Where they meet. */
  meeting: string;
  place: string;
}

/** Lines of a conversation, guest and host by turns; the guest begins. */
export type Dialogue = ((facts: DialogueFacts) => string)[];

/** When a conversation takes place: before the host has answered, before the trip, or after it. */
export type Occasion = 'asked' | 'coming' | 'over';

/** Dialogues that fit everything, and those that fit boats alone. */
type Dialogues = Record<Occasion, { any: Dialogue[]; boat: Dialogue[] }>;

export const turkish: Dialogues = {
  asked: {
    any: [
      [
        (t) => `Merhaba, ${t.days} için ${t.offer} talebi gönderdim. Uygun musunuz?`,
        (t) => `Merhaba ${t.guest}, isteğiniz elimde. Takvime bakıp bugün içinde yanıtlayacağım.`,
        () => 'Teşekkürler. Olmazsa başka bir gün de bize uyar.',
      ],
      [() => 'Merhaba, rezervasyonu onaylamanız ne kadar sürer? Uçak biletini ona göre alacağız.'],
      [
        (t) => `Merhaba, ${t.people} kişiyiz, aramızda çocuk da var. Bizim için uygun olur mu?`,
        () => 'Tabii olur. Kaç yaşındalar?',
        () => 'En küçüğü dokuz yaşında.',
        () => 'Hiç sorun değil. Talebinizi akşama onaylarım.',
      ],
    ],
    boat: [
      [
        (t) => `İyi günler, ${t.people} kişiyiz, ikisi küçük çocuk. ${t.offer} için uygun olur mu?`,
        () => 'Tabii olur, çocuk yeleğimiz var. Kaç yaşındalar?',
        () => 'Biri beş, biri dokuz. Küçük olan yüzme bilmiyor.',
        () => 'Merak etmeyin, sığ koylara gideriz. Talebinizi akşama onaylarım.',
      ],
      [
        (t) => `Merhaba, ${t.days} tarihini bir gün ileri alabilir miyiz?`,
        () =>
          'Merhaba, o gün başka bir grup var. Önceki gün boş, isterseniz isteğinizi değiştirin.',
        () => 'Eşime sorup yazıyorum.',
      ],
    ],
  },
  coming: {
    any: [
      [
        (t) => `Merhaba ${t.host}, ${t.days} için ${t.people} kişiyiz. Kaçta orada olalım?`,
        (t) => `Merhaba ${t.guest}, saat ${t.time} gibi sizi bekliyorum: ${t.meeting}.`,
        () => 'Harika, orada olacağız.',
      ],
      [
        (t) => `Selamlar, ${toPlace(t.place)} araçla geliyoruz. Yakında otopark var mı?`,
        () => 'Var, iki sokak arkada. Adımı söylerseniz yer ayırırlar.',
        () => 'Çok teşekkürler, kolay gelsin.',
      ],
      [
        () =>
          'İyi akşamlar, ikimiz vejetaryen, birimizin de fıstık alerjisi var. Not alabilir misiniz?',
        () => 'Not aldım, sofra ona göre kurulacak. İçiniz rahat olsun.',
        () => 'Sağ olun, çok naziksiniz.',
      ],
      [
        (t) => `Merhaba, ${t.days} programımıza bir kişi daha eklenebilir mi?`,
        () => 'Yerimiz var, sorun değil. Geldiğinizde hallederiz.',
      ],
      [
        () => 'Merhaba, hava yağmurlu görünüyor. Yine de yapılacak mı?',
        () => 'Şimdilik bir değişiklik yok. Bir şey olursa bir gün önceden yazarım.',
        () => 'Anlaştık, haber bekliyoruz.',
      ],
    ],
    boat: [
      [
        () =>
          'Merhaba, annemin doğum günü o güne denk geliyor. Küçük bir pasta ayarlayabilir misiniz?',
        () => 'Elbette. Çikolatalı mı meyveli mi olsun, adı nedir?',
        () => 'Meyveli lütfen, adı Nermin. Sürpriz olacak, belli etmeyin.',
        () => 'Not aldım, ağzımız sıkıdır.',
      ],
      [
        () => 'Merhaba, hava rüzgârlı görünüyor. Yine de çıkar mıyız?',
        (t) =>
          `Tahmine göre sabah sakin, öğleden sonra sertleşiyor. ${fromPlace(t.place)} erken çıkıp kuytuda kalırız; bir değişiklik olursa bir gün önceden yazarım.`,
        () => 'Tamamdır kaptan.',
      ],
      [
        () => 'Kaptan merhaba, kalan tutarı teknede kartla ödeyebilir miyiz?',
        () => 'Merhaba, uygulamadan ödemeniz daha kolay olur; teknede her zaman çekmiyor.',
        () => 'Peki, oradan hallederim.',
      ],
      [
        () => 'Merhaba, küçük bir köpeğimiz var. Getirebilir miyiz?',
        () => 'Uslu bir misafirse başımızın üstünde yeri var. Mama kabını unutmayın yeter.',
        () => 'Adı Limon, çok uslu. Teşekkürler!',
      ],
      [
        (t) => `${t.host}, yanımızda ne getirelim?`,
        () => 'Mayo, güneş kremi ve bir hırka yeter; havlu teknede var.',
      ],
    ],
  },
  over: {
    any: [
      [
        () => 'Merhaba, her şey için teşekkürler. Bu günü hiç unutmayacağız.',
        () => 'Ne demek, biz de çok keyif aldık. Yine bekleriz.',
      ],
      [
        () => 'Merhaba, çektiğiniz fotoğrafları bize de gönderebilir misiniz?',
        () => 'Elbette, bugün bir bağlantı paylaşacağım. Hepinizin güldüğü kare çok güzel çıkmış.',
        () => 'Bekliyoruz, sağ olun.',
      ],
      [
        (t) => `Selam, ${inPlace(t.place)} önerdiğiniz o lokantanın adı neydi?`,
        () => 'Çarşının sonundaki mavi tabelalı yer. Benden selam söyleyin.',
      ],
      [
        () => 'Merhaba, faturayı şirket adına kesebilir misiniz?',
        () => 'Tabii, vergi numarasını ve adresi yazın, bu hafta gönderelim.',
        () => 'Gönderdim, teşekkürler.',
      ],
    ],
    boat: [
      [
        () => 'Merhaba, güvertede lacivert bir hırka unutmuş olabilir miyim?',
        () => 'Evet, minderin altından çıktı. Kargoyla yollayayım mı?',
        () => 'Çok makbule geçer, adresimi yazıyorum.',
        () => 'Yarın veriyorum, takip numarasını buradan iletirim.',
      ],
    ],
  },
};

export const english: Dialogues = {
  asked: {
    any: [
      [
        (t) => `Hello, we have just asked for ${t.offer} on ${t.days}. Do you think it will work?`,
        (t) => `Hello ${t.guest}, it looks good. I will confirm tonight.`,
        () => 'Wonderful, thank you.',
      ],
      [() => 'Hi, will somebody speak English? My parents are joining us.'],
    ],
    boat: [],
  },
  coming: {
    any: [
      [
        (t) => `Hello, we are ${t.people} people on ${t.days}. When should we be there?`,
        (t) =>
          `Hello ${t.guest}, around ${t.time}: ${t.meeting}. I will be the one with the red cap.`,
        () => 'Great, see you there.',
      ],
      [
        () => 'Hi, our flight lands early that day. Is it a problem if we are a little late?',
        () => 'No problem at all, we will wait. Write to me when you are in the car.',
        () => 'You are very kind.',
      ],
    ],
    boat: [
      [
        () => 'Could we snorkel somewhere with the children? They are eight and eleven.',
        () => 'Of course, I know a shallow bay with a lot of fish. We have small masks too.',
      ],
      [
        () => 'Should we bring towels?',
        () => 'No need, we have plenty. A light jacket for the evening is a good idea.',
      ],
    ],
  },
  over: {
    any: [
      [
        () => 'Thank you again. The children keep talking about it.',
        () => 'It was our pleasure. Come back soon!',
      ],
    ],
    boat: [
      [
        () => 'I think I left my sunglasses on board. Did you find them?',
        () => 'Yes, they are safe with me. Shall I leave them at your hotel?',
        () => 'That would be fantastic, thanks.',
      ],
    ],
  },
};
