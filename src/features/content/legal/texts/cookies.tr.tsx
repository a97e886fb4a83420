import type { LegalText } from '../legal-text.ts';

export const cookiesTr: LegalText = {
  title: 'Çerez politikası',
  lead: 'Pruva yalnızca çalışmak için gerekenleri kullanır. İzleme, reklam ya da ölçüm çerezi yoktur; bu yüzden onay penceresi de yoktur.',
  sections: [
    {
      id: 'cookies',
      title: 'Çerezler',
      body: (
        <table>
          <thead>
            <tr>
              <th scope="col">Ad</th>
              <th scope="col">Ne işe yarar</th>
              <th scope="col">Ne kadar durur</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">pruva_token</th>
              <td>Giriş yaptığınızı bilir. Başka sitelere gönderilmez.</td>
              <td>Oturum bitene ya da çıkış yapana kadar</td>
            </tr>
            <tr>
              <th scope="row">pruva_user</th>
              <td>Adınızı ve rolünüzü tutar. Telefon ve doğum tarihi içinde yoktur.</td>
              <td>Oturum bitene ya da çıkış yapana kadar</td>
            </tr>
            <tr>
              <th scope="row">sidebar</th>
              <td>Kaptan panelinde kenar çubuğunun açık mı kapalı mı olduğunu hatırlar.</td>
              <td>7 gün</td>
            </tr>
          </tbody>
        </table>
      ),
    },
    {
      id: 'storage',
      title: 'Tarayıcınızın belleği',
      body: (
        <>
          <p>Bunlar cihazınızda kalır, bize gönderilmez:</p>
          <ul>
            <li>Dil ve görünüm (açık, koyu) tercihiniz</li>
            <li>Sitenin yazı tiplerinin cihazınızda olup olmadığı</li>
            <li>Favorileriniz ve son baktığınız tekneler ile turlar</li>
            <li>Yarım kalan formlar ve rezervasyonlar</li>
            <li>Girişten sonra döneceğiniz sayfa</li>
            <li>
              Bağlantı olmadan da açılsın diye baktığınız sayfalar ve biniş kartlarınız; çıkış
              yaptığınızda kişisel olanlar silinir
            </li>
          </ul>
        </>
      ),
    },
    {
      id: 'not',
      title: 'Kullanmadıklarımız',
      body: (
        <p>
          Reklam ağı, sosyal medya düğmesi, ziyaretçi ölçümü, başka bir siteden yüklenen yazı tipi
          ya da harita yoktur. Harita kendi verimizle cihazınızda çizilir. Kaporayı öderken ödeme
          kuruluşunun sayfasına geçersiniz; orada onun kuralları geçerlidir.
        </p>
      ),
    },
    {
      id: 'delete',
      title: 'Nasıl silersiniz',
      body: (
        <p>
          Çıkış yaptığınızda oturum çerezleri silinir. Gerisini tarayıcınızın ayarlarından, site
          verilerini temizleyerek silebilirsiniz. Çerezleri tümüyle engellerseniz teknelere
          bakabilir ama giriş yapamazsınız.
        </p>
      ),
    },
  ],
};
