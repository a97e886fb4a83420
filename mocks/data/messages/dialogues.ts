import { fromPlace, inPlace, toPlace } from '../suffix.ts';

/** What guest and host write about. */
export interface Talk {
  guest: string;
  captain: string;
  /** Name of the boat or tour. */
  offer: string;
  /** The days of the booking as people write them: `12–14 Haziran`. */
  days: string;
  people: number;
  /** Where they meet. */
  meeting: string;
  place: string;
}

/** Lines of a conversation, guest and host by turns; the guest begins. */
export type Dialogue = ((talk: Talk) => string)[];

/** When a conversation takes place: before the host has answered, before the trip, or after it. */
export type Occasion = 'asked' | 'coming' | 'over';

export const turkish: Record<Occasion, Dialogue[]> = {
  asked: [
    [
      (t) => `Merhaba, ${t.days} için ${t.offer} talebi gönderdim. Uygun musunuz?`,
      (t) => `Merhaba ${t.guest}, talebiniz elimde. Takvime bakıp bugün içinde yanıtlayacağım.`,
      () => 'Teşekkürler. Olmazsa bir gün sonrası da bize uyar.',
    ],
    [
      (t) => `İyi günler, ${t.people} kişiyiz, ikisi çocuk. ${t.offer} için uygun olur mu?`,
      () => 'Tabii olur, çocuk yeleğimiz var. Kaç yaşındalar?',
      () => 'Biri beş, biri dokuz. Küçük olan yüzme bilmiyor.',
      () => 'Merak etmeyin, sığ koylara gideriz. Talebinizi akşama onaylarım.',
    ],
    [() => 'Merhaba, rezervasyonu onaylamanız ne kadar sürer? Uçak biletini ona göre alacağız.'],
    [
      (t) => `Merhaba, ${t.days} tarihini bir gün ileri alabilir miyiz?`,
      () => 'Merhaba, o gün başka bir grup var. Önceki gün boş, isterseniz talebi değiştirin.',
      () => 'Eşime sorup yazıyorum.',
    ],
  ],
  coming: [
    [
      (t) =>
        `Merhaba ${t.captain} Kaptan, ${t.days} için ${t.people} kişiyiz. Sabah kaçta orada olalım?`,
      (t) => `Merhaba ${t.guest}, dokuz buçukta ${t.meeting} önünde bekliyorum.`,
      () => 'Harika. Yanımızda ne getirelim?',
      () => 'Mayo, güneş kremi ve bir hırka yeter; havlu teknede var.',
    ],
    [
      (t) => `Selamlar, ${toPlace(t.place)} araçla geliyoruz. Yakında otopark var mı?`,
      () => 'Var, iskelenin iki sokak arkasında. Adımı söylerseniz yer ayırırlar.',
      () => 'Çok teşekkürler, kolay gelsin.',
    ],
    [
      () =>
        'Merhaba, annemin doğum günü o güne denk geliyor. Küçük bir pasta ayarlayabilir misiniz?',
      () => 'Elbette. Çikolatalı mı meyveli mi olsun, adı nedir?',
      () => 'Meyveli lütfen, adı Nermin. Sürpriz olacak, belli etmeyin.',
      () => 'Not aldım, ağzımız sıkıdır.',
    ],
    [
      () =>
        'İyi akşamlar, ikimiz vejetaryen, birimizin de fıstık alerjisi var. Mutfağa iletir misiniz?',
      () => 'İlettim bile. Fıstık tekneye girmeyecek, iki kişiye zeytinyağlı hazırlanacak.',
      () => 'İçimiz rahatladı, teşekkürler.',
    ],
    [
      () => 'Merhaba, hava rüzgârlı görünüyor. Yine de çıkar mıyız?',
      (t) =>
        `Şu anki tahmine göre sabah sakin, öğleden sonra sertleşiyor. ${fromPlace(t.place)} erken çıkıp kuytuda kalırız; bir değişiklik olursa bir gün önceden yazarım.`,
      () => 'Anlaştık, haber bekliyoruz.',
    ],
    [
      () => 'Kaptan merhaba, kalan tutarı teknede kartla ödeyebilir miyiz?',
      () => 'Merhaba, uygulamadan ödemeniz daha kolay olur; teknede her zaman çekmiyor.',
      () => 'Peki, oradan hallederim.',
    ],
    [
      (t) => `Merhaba, ${t.days} programımıza bir kişi daha eklenebilir mi?`,
      () => 'Yerimiz var, sorun değil. Kahvaltıyı da bir kişi artırdım.',
    ],
    [
      () => 'Merhaba, küçük bir köpeğimiz var. Getirebilir miyiz?',
      () => 'Uslu bir misafirse başımızın üstünde yeri var. Mama kabını unutmayın yeter.',
      () => 'Adı Limon, çok uslu. Teşekkürler!',
    ],
  ],
  over: [
    [
      (t) => `Kaptan, her şey için teşekkürler. ${t.offer} ile geçen günü hiç unutmayacağız.`,
      () => 'Ne demek, biz de çok keyif aldık. Yine bekleriz.',
    ],
    [
      () => 'Merhaba, güvertede lacivert bir hırka unutmuş olabilir miyim?',
      () => 'Evet, minderin altından çıktı. Kargoyla yollayayım mı?',
      () => 'Çok makbule geçer, adresimi yazıyorum.',
      () => 'Yarın veriyorum, takip numarasını buradan iletirim.',
    ],
    [
      () => 'Merhaba, çektiğiniz fotoğrafları bize de gönderebilir misiniz?',
      () => 'Elbette, bugün bir bağlantı paylaşacağım. Çocukların atladığı kare çok güzel çıkmış.',
      () => 'Bekliyoruz, sağ olun.',
    ],
    [
      (t) => `Selam, ${inPlace(t.place)} yediğimiz o lokantanın adı neydi?`,
      () => 'İskelenin sonundaki mavi tabelalı yer. Benden selam söyleyin.',
    ],
    [
      () => 'Merhaba, faturayı şirket adına kesebilir misiniz?',
      () => 'Tabii, vergi numarasını ve adresi yazın, bu hafta gönderelim.',
      () => 'Gönderdim, teşekkürler.',
    ],
  ],
};

export const english: Record<Occasion, Dialogue[]> = {
  asked: [
    [
      (t) => `Hello, we have just asked for ${t.offer} on ${t.days}. Do you think it will work?`,
      (t) => `Hello ${t.guest}, it looks good. I will confirm tonight.`,
      () => 'Wonderful, thank you.',
    ],
    [() => 'Hi, do you speak English on board? My parents are joining us.'],
  ],
  coming: [
    [
      (t) => `Hello ${t.captain}, we are ${t.people} people on ${t.days}. When should we be there?`,
      (t) =>
        `Hello ${t.guest}, half past nine at ${t.meeting}. I will be the one with the red cap.`,
      () => 'Great. Should we bring towels?',
      () => 'No need, we have plenty. A light jacket for the evening is a good idea.',
    ],
    [
      () => 'Hi, our flight lands at eleven. Is it a problem if we are late?',
      () => 'No problem at all, we will wait. Write to me when you are in the car.',
      () => 'You are very kind.',
    ],
    [
      () => 'Could we snorkel somewhere with the children? They are eight and eleven.',
      () => 'Of course, I know a shallow bay with a lot of fish. We have small masks too.',
    ],
  ],
  over: [
    [
      (t) => `Thank you again for the day on ${t.offer}. The children keep talking about it.`,
      () => 'It was our pleasure. Come back soon!',
    ],
    [
      () => 'I think I left my sunglasses on board. Did you find them?',
      () => 'Yes, they are safe with me. Shall I leave them at your hotel?',
      () => 'That would be fantastic, thanks.',
    ],
  ],
};
