import { Link } from '@tanstack/react-router';
import { link } from '../../../../ui/actions/link/link.css.ts';
import type { LegalText } from '../legal-text.ts';

export const gdprTr: LegalText = {
  title: 'Kişisel veriler (KVKK)',
  lead: '6698 sayılı Kişisel Verilerin Korunması Kanunu uyarınca aydınlatma metni: verilerinizi hangi amaçla ve hangi dayanakla işlediğimiz, haklarınız ve onları nasıl kullanacağınız.',
  sections: [
    {
      id: 'controller',
      title: 'Veri sorumlusu',
      body: (
        <p>
          Kişisel verileriniz, veri sorumlusu olarak Pruva tarafından işlenir. Bize{' '}
          <Link to="/contact" className={link}>
            iletişim sayfasından
          </Link>{' '}
          ulaşabilirsiniz.
        </p>
      ),
    },
    {
      id: 'purposes',
      title: 'Hangi veri, ne amaçla, hangi dayanakla',
      body: (
        <table>
          <thead>
            <tr>
              <th scope="col">Veri</th>
              <th scope="col">Amaç</th>
              <th scope="col">Hukuki dayanak (m. 5)</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">Kimlik ve iletişim</th>
              <td>Hesabı açmak, rezervasyonda sizinle ve kaptanla iletişim kurmak</td>
              <td>Sözleşmenin kurulması ve ifası</td>
            </tr>
            <tr>
              <th scope="row">Rezervasyon ve ödeme</th>
              <td>Kaporayı almak, iade etmek, kaydını tutmak</td>
              <td>Sözleşmenin ifası, hukuki yükümlülük</td>
            </tr>
            <tr>
              <th scope="row">Mesaj ve yorumlar</th>
              <td>Taraflar arasında iletişim, gerçek yorumlar yayınlamak</td>
              <td>Sözleşmenin ifası, meşru menfaat</td>
            </tr>
            <tr>
              <th scope="row">Kaptan başvurusu ve belgeler</th>
              <td>Ehliyet, ruhsat ve sigortanın geçerli olduğunu görmek</td>
              <td>Hukuki yükümlülük, meşru menfaat</td>
            </tr>
            <tr>
              <th scope="row">Profil fotoğrafı, doğum tarihi</th>
              <td>Profilinizi siz isterseniz tamamlamak</td>
              <td>Açık rıza</td>
            </tr>
          </tbody>
        </table>
      ),
    },
    {
      id: 'collection',
      title: 'Nasıl topluyoruz',
      body: (
        <p>
          Verileri sizden, sitedeki formlar aracılığıyla ve elektronik ortamda alırız. Otomatik
          kararla hakkınızda sonuç doğuran bir işlem yapılmaz; başvurular insanlar tarafından
          incelenir.
        </p>
      ),
    },
    {
      id: 'transfer',
      title: 'Kime aktarıyoruz',
      body: (
        <p>
          Rezervasyonunuzun kaptanına ya da rehberine, kaporayı alan ödeme kuruluşuna ve yasanın
          zorunlu kıldığı hâllerde yetkili kurumlara. Başka kimseye aktarmayız.
        </p>
      ),
    },
    {
      id: 'rights',
      title: 'Haklarınız (m. 11)',
      body: (
        <ul>
          <li>Verinizin işlenip işlenmediğini, neden işlendiğini öğrenmek</li>
          <li>Kime aktarıldığını bilmek</li>
          <li>Eksik ya da yanlışsa düzeltilmesini istemek</li>
          <li>
            Silinmesini ya da yok edilmesini istemek ve bunun aktarılanlara bildirilmesini istemek
          </li>
          <li>Yalnızca otomatik incelemeyle aleyhinize çıkan bir sonuca itiraz etmek</li>
          <li>Hukuka aykırı işleme yüzünden uğradığınız zararın giderilmesini istemek</li>
        </ul>
      ),
    },
    {
      id: 'how',
      title: 'Haklarınızı nasıl kullanırsınız',
      body: (
        <>
          <ol>
            <li>
              Düzeltmek ve silmek için en kısa yol{' '}
              <Link to="/my-profile" className={link}>
                profil sayfanızdır
              </Link>
              .
            </li>
            <li>
              Ötekiler için{' '}
              <Link to="/contact" className={link}>
                iletişim formunu
              </Link>{' '}
              konu alanına “KVKK başvurusu” yazarak, hesabınızdaki e-posta adresiyle gönderin.
            </li>
            <li>Başvurunuzu en geç 30 gün içinde ücretsiz sonuçlandırırız.</li>
          </ol>
          <p>
            Yanıtımız sizi tatmin etmezse Kişisel Verileri Koruma Kurulu’na şikâyette
            bulunabilirsiniz.
          </p>
        </>
      ),
    },
  ],
};
