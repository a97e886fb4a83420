import { Link } from '@tanstack/react-router';
import { link } from '../../../../ui/actions/link/link.css.ts';
import type { LegalText } from '../legal-text.ts';

export const privacyTr: LegalText = {
  title: 'Gizlilik politikası',
  lead: 'Hangi bilgiyi neden aldığımız, kimin gördüğü ve onunla ne yapmadığımız.',
  sections: [
    {
      id: 'what',
      title: 'Hangi bilgileri alıyoruz',
      body: (
        <ul>
          <li>
            <strong>Hesap:</strong> ad soyad, e-posta, kullanıcı adı, telefon, şifre; isterseniz
            doğum tarihi ve fotoğraf.
          </li>
          <li>
            <strong>Rezervasyon:</strong> tekne ya da tur, günler, kişi sayısı, ek hizmetler,
            iletişim bilgileri ve kaptana notunuz.
          </li>
          <li>
            <strong>Ödeme:</strong> tutar, durum ve tarih. Kart bilgileri ödeme kuruluşunda kalır,
            bize gelmez.
          </li>
          <li>
            <strong>Yazdıklarınız:</strong> mesajlar, yorumlar, iletişim formu.
          </li>
          <li>
            <strong>Kaptan başvurusu:</strong> şirket ve vergi bilgileri, ehliyet, belgeler.
          </li>
        </ul>
      ),
    },
    {
      id: 'why',
      title: 'Ne için kullanıyoruz',
      body: (
        <p>
          Rezervasyonu yapmak ve yürütmek, kaporayı almak ve iade etmek, sizi haberdar etmek,
          sorularınızı yanıtlamak, yorumların gerçek yolculuklara dayandığından emin olmak ve yasal
          yükümlülüklerimizi yerine getirmek için. Bilgilerinizi satmayız, reklam için kullanmayız.
        </p>
      ),
    },
    {
      id: 'who',
      title: 'Kim görüyor',
      body: (
        <>
          <p>Herkes yalnızca işine gerekeni görür:</p>
          <ul>
            <li>
              Kaptan ya da rehber adınızı ve rezervasyonu görür; e-postanızı ve telefonunuzu ancak
              rezervasyon onaylanınca.
            </li>
            <li>Yorumunuzun yanında yalnızca adınız yazar.</li>
            <li>Kaptanların belgelerini inceleme ekibimiz dışında kimse görmez.</li>
            <li>Ödeme kuruluşu kaporayı almak için gereken bilgiyi alır.</li>
            <li>Yasanın zorunlu kıldığı hâllerde yetkili kurumlar.</li>
          </ul>
        </>
      ),
    },
    {
      id: 'device',
      title: 'Cihazınızda kalanlar',
      body: (
        <p>
          Favoriler, son baktıklarınız, dil ve görünüm tercihi, yarım kalan formlar yalnızca
          tarayıcınızda durur. Sayfada izleyici, reklam ya da ölçüm kodu yoktur; harita kendi
          verimizle çizilir ve nereye baktığınızı kimseye bildirmez. Ayrıntılar{' '}
          <Link to="/cookies" className={link}>
            çerez politikasında
          </Link>
          .
        </p>
      ),
    },
    {
      id: 'how-long',
      title: 'Ne kadar saklıyoruz',
      body: (
        <p>
          Hesap bilgilerini hesabınız durdukça, rezervasyon ve ödeme kayıtlarını yasanın öngördüğü
          süre boyunca saklarız. Hesabınızı sildiğinizde oturumunuz kapanır, tutmak zorunda
          olmadıklarımız silinir; yorumlarınızda kim olduğunuz artık görünmez.
        </p>
      ),
    },
    {
      id: 'security',
      title: 'Güvenlik',
      body: (
        <p>
          Bağlantı şifrelidir. Oturum bilgisi başka sitelere gönderilmez ve süresi dolunca geçersiz
          olur. Belgelere ancak yetkisi olan hesaplar ulaşır. Şifreniz bizde okunur hâlde durmaz;
          kimse sizden istemez.
        </p>
      ),
    },
    {
      id: 'rights',
      title: 'Haklarınız',
      body: (
        <p>
          Bilgilerinizi profil sayfanızda görebilir, düzeltebilir, hesabınızı silebilirsiniz. Öteki
          haklarınız ve nasıl kullanılacakları{' '}
          <Link to="/gdpr" className={link}>
            KVKK aydınlatma metninde
          </Link>{' '}
          yazar.
        </p>
      ),
    },
  ],
};
