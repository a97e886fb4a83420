import { Link } from '@tanstack/react-router';
import { commissionRateDefault, depositShare } from '../../../../api/contract/contract.ts';
import { link } from '../../../../ui/actions/link/link.css.ts';
import type { LegalText } from '../legal-text.ts';

export const termsTr: LegalText = {
  title: 'Kullanım koşulları',
  lead: 'Pruva’da arama, rezervasyon, ödeme ve yorum hangi kurallarla işler; siz, kaptan ve biz neyi üstleniriz.',
  sections: [
    {
      id: 'parties',
      title: 'Pruva nedir, kim kiminle sözleşir',
      body: (
        <>
          <p>
            Pruva, Türkiye kıyılarındaki kaptanlı tekneleri ve rehberli turları misafirlerle
            buluşturan bir pazaryeridir. Tekneler kaptanlarına, turlar rehberlerine aittir; hizmeti
            onlar verir. Rezervasyon onaylandığında taşıma ya da tur sözleşmesi sizinle kaptan veya
            rehber arasında kurulur.
          </p>
          <p>
            Biz ilanları yayınlar, rezervasyonu ve kaporayı alır, iki tarafı haberdar eder, iadeleri
            yürütürüz.
          </p>
        </>
      ),
    },
    {
      id: 'account',
      title: 'Hesabınız',
      body: (
        <>
          <p>
            Teknelere ve turlara hesap açmadan bakabilirsiniz. Rezervasyon yapmak, mesaj göndermek
            ve yorum yazmak için bir hesap gerekir.
          </p>
          <ul>
            <li>
              Adınız, e-posta adresiniz ve telefonunuz doğru olmalıdır; kaptan size bunlarla ulaşır.
            </li>
            <li>Şifreniz en az 6 karakterdir ve yalnızca size aittir.</li>
            <li>Sözleşme yapabilecek yaşta olmalı, hesabı kendi adınıza kullanmalısınız.</li>
            <li>Hesabınızı profil sayfanızdan istediğiniz zaman silebilirsiniz.</li>
          </ul>
        </>
      ),
    },
    {
      id: 'booking',
      title: 'Rezervasyon',
      body: (
        <>
          <p>
            Takvimde müsait görünen günleri seçersiniz. İki tür rezervasyon vardır ve hangisi olduğu
            göndermeden önce yazar:
          </p>
          <ul>
            <li>
              <strong>Anında onay:</strong> rezervasyon yapıldığı anda onaylanır, ardından kapora
              ödenir.
            </li>
            <li>
              <strong>İstek:</strong> kaptan veya rehber önce onaylar. Onaylamazsa rezervasyon
              kapanır, alınan tutar iade edilir.
            </li>
          </ul>
          <p>
            Fiyat haberiniz olmadan değişmez. Siz seçerken fiyat değiştiyse yenisini görür, onaylar
            ya da vazgeçersiniz.
          </p>
        </>
      ),
    },
    {
      id: 'price',
      title: 'Fiyat, kapora ve ödeme',
      body: (
        <>
          <p>
            Fiyatlar Türk lirasıdır. Tekneler günlük ya da saatlik, turlar kişi başı fiyatlanır;
            takvimde özel fiyatlı günler ayrıca işaretlidir. Toplam, ek hizmetlerle birlikte
            ödemeden önce görünür.
          </p>
          <ul>
            <li>
              Rezervasyonda toplamın %{depositShare * 100} kadarı kapora olarak alınır; kapora tam
              liraya yuvarlanır.
            </li>
            <li>Kalan tutar teknede, kaptana ya da rehbere ödenir.</li>
            <li>
              Kapora, ödeme kuruluşunun kendi sayfasında kartla ödenir. Kart bilgileriniz Pruva’ya
              ulaşmaz. Havaleyle ödeme yoktur.
            </li>
          </ul>
        </>
      ),
    },
    {
      id: 'cancellation',
      title: 'İptal ve iade',
      body: (
        <p>
          Vazgeçerseniz iade, rezervasyonun iptal koşuluna göre yapılır. Kaptan ya da rehber iptal
          ederse ödediğinizin tamamı iade edilir. Koşullar ve örnekler{' '}
          <Link to="/cancellation" className={link}>
            iptal ve iade
          </Link>{' '}
          sayfasındadır.
        </p>
      ),
    },
    {
      id: 'on-board',
      title: 'Teknede',
      body: (
        <ul>
          <li>
            Denizde son söz kaptanındır: güvenlik için rotayı değiştirebilir, çıkışı erteleyebilir.
          </li>
          <li>Kişi sayısı teknenin kapasitesini ve rezervasyondaki sayıyı aşamaz.</li>
          <li>
            Sigara, evcil hayvan, alkol ve müzik kuralları teknenin sayfasında yazar; rezervasyonla
            kabul edilmiş sayılır.
          </li>
          <li>Kasten ya da ağır kusurla verilen zarardan veren sorumludur.</li>
        </ul>
      ),
    },
    {
      id: 'captains',
      title: 'Kaptanlar ve rehberler',
      body: (
        <>
          <p>
            İlan vermek için kaptan başvurusu gerekir. Başvurular belgeleriyle incelenir ve 3 iş
            günü içinde yanıtlanır; reddedilen başvuru gerekçesiyle bildirilir ve yenilenebilir.
          </p>
          <ul>
            <li>
              Tekne için ruhsat ve sigorta, tur için rehber belgesi ve sigorta geçerli olmalıdır.
            </li>
            <li>İlandaki bilgi, fotoğraf, fiyat ve takvim güncel tutulur.</li>
            <li>Pruva gerçekleşen rezervasyonlardan %{commissionRateDefault} komisyon alır.</li>
          </ul>
        </>
      ),
    },
    {
      id: 'reviews',
      title: 'Yorumlar ve mesajlar',
      body: (
        <p>
          Yorum, tamamlanan bir rezervasyon için ve rezervasyon başına bir kez yazılır. Kaptan
          yanıtlayabilir, silemez. Hakaret, kişisel bilgi ya da reklam içeren yorumlar kaldırılır.
          Mesajlar yalnızca rezervasyonla ilgili taraflar arasındadır; rahatsız edici kullanımda
          hesap kapatılabilir.
        </p>
      ),
    },
    {
      id: 'liability',
      title: 'Sorumluluk',
      body: (
        <p>
          Yolculuğun güvenliğinden ve ilandaki bilgilerden kaptan ve rehber sorumludur. Pruva,
          aracılığını özenle yürütmekten; rezervasyonu, kaporayı ve iadeyi bu koşullara göre
          işletmekten sorumludur. Yasanın emredici tüketici hükümleri saklıdır.
        </p>
      ),
    },
    {
      id: 'changes',
      title: 'Değişiklikler ve uyuşmazlıklar',
      body: (
        <p>
          Bu koşullar değişirse yenileri bu sayfada yayınlanır; yapılmış rezervasyonlara
          yapıldıkları gündeki koşullar uygulanır. Türk hukuku geçerlidir. Tüketiciler yasadaki
          sınırlar içinde tüketici hakem heyetlerine ve tüketici mahkemelerine başvurabilir.
        </p>
      ),
    },
  ],
};
