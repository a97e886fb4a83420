import { Link } from '@tanstack/react-router';
import { link } from '../../../../ui/actions/link/link.css.ts';
import type { LegalText } from '../legal-text.ts';

export const cancellationTr: LegalText = {
  title: 'İptal ve iade',
  lead: 'Plan değişir. Ne zaman vazgeçerseniz ne kadarının geri geleceğini baştan bilin: her rezervasyon aşağıdaki dört koşuldan birine bağlıdır.',
  sections: [
    {
      id: 'which',
      title: 'Hangi koşul geçerli',
      body: (
        <>
          <p>
            Teknelerde <strong>esnek</strong> koşul geçerlidir. Turlarda rehberin seçtiği koşul
            turun sayfasında yazar; rehber seçmediyse o da esnektir. Rezervasyonu göndermeden önce
            koşulu ve son ücretsiz iptal anını görürsünüz.
          </p>
          <p>
            İade, o ana kadar ödediğiniz tutar üzerinden hesaplanır; çoğunlukla bu, kaporadır.
            Süreler Türkiye saatiyle, yolculuğun başladığı ana göre sayılır; günlük kiralamada gün
            00:00’da başlar.
          </p>
        </>
      ),
    },
    {
      id: 'how',
      title: 'Nasıl iptal edilir',
      body: (
        <ol>
          <li>
            <Link to="/my-bookings" className={link}>
              Rezervasyonlarım
            </Link>{' '}
            sayfasında rezervasyonu açın ve iptali seçin.
          </li>
          <li>Nedenini yazın. Geri gelecek tutarı onaylamadan önce, tahmini olarak görürsünüz.</li>
          <li>Onaylayın. İade, ödediğiniz karta yapılır; bankanıza göre birkaç gün sürebilir.</li>
        </ol>
      ),
    },
    {
      id: 'host',
      title: 'Kaptan ya da rehber iptal ederse',
      body: (
        <p>
          Ödediğinizin tamamı iade edilir; koşulun ne olduğuna bakılmaz. İsteğiniz onaylanmazsa da
          böyledir.
        </p>
      ),
    },
    {
      id: 'weather',
      title: 'Hava izin vermezse',
      body: (
        <p>
          Denize çıkıp çıkmamaya kaptan karar verir. Çıkılamıyorsa kaptan rezervasyonu iptal eder ve
          ödediğinizin tamamı iade edilir; isterseniz birlikte başka bir gün seçip yeniden
          rezervasyon yaparsınız.
        </p>
      ),
    },
    {
      id: 'no-show',
      title: 'Gelmezseniz',
      body: <p>Haber vermeden gelinmeyen yolculuklarda iade yapılmaz.</p>,
    },
  ],
};
