import type { AboutText } from '../about-text.ts';

export const aboutTr: AboutText = {
  title: '2015’ten beri kıyıdayız',
  lead: 'Pruva, Türkiye kıyılarında teknesi olanlarla denize çıkmak isteyenleri buluşturur. Aradaki işi sade tutar: fiyat açık, koşul belli, kaptan bir mesaj uzakta.',
  story: (
    <>
      <p>
        Denize çıkmak isteyen çoktur, iskeleyi tanıyan az. Boş günü olan kaptan bir koyda, o günü
        arayan misafir bir şehirde. 2015’ten beri ikisini bir takvimde buluşturuyoruz: boş günü
        herkes kendisi görür, ayırtır, kapora dışında bir şey ödemeden yola çıkacağı sabahı bekler.
      </p>
      <p>
        Bugün İstanbul’dan Antalya’ya 100’den fazla tekneyle çalışıyoruz; mevsime göre bir bölümü
        yayında, bir bölümü karada bakımda olur. Yanlarına rehberli turlar eklendi: ada turları,
        yürüyüşler, keşif dalışları, kıyı mutfağı.
      </p>
    </>
  ),
  principles: [
    {
      id: 'price',
      title: 'Fiyat baştan görünür',
      text: 'Toplamı, kaporayı ve teknede kalanı rezervasyondan önce görürsünüz. Siz onaylamadan değişmez.',
    },
    {
      id: 'papers',
      title: 'Belgelere bakarız',
      text: 'Kaptan başvuruları belgeleriyle incelenir ve 3 iş günü içinde yanıtlanır; süresi dolan ruhsat ve sigorta yenilenir.',
    },
    {
      id: 'reviews',
      title: 'Yorumlar gerçek',
      text: 'Yalnızca yolculuğunu tamamlayan yazar, rezervasyon başına bir kez. Kaptan yanıtlar ama silemez.',
    },
  ],
  people: {
    title: 'Karada kim var',
    text: (
      <p>
        Her gün 09:00–22:00 arasında size gerçek bir kişi yanıt verir. Rezervasyonunuz, iadeniz ya
        da tekneniz için yazın; aynı gün dönmeye çalışırız.
      </p>
    ),
  },
};
