import type { Question } from '../question.ts';

export const questionsTr: readonly Question[] = [
  {
    question: 'Ehliyetim olmadan tekne kiralayabilir miyim?',
    answer:
      'Evet. Teknelerin çoğu belgeli kaptanıyla gelir. Kendiniz kullanacağınız teknede “Kaptansız” yazar; onun için belgeniz olmalı.',
  },
  {
    question: 'Ne kadarını şimdi öderim?',
    answer:
      'Toplamın %20’sini, tam liraya yuvarlanmış olarak. Kalanını teknede, kaptana ya da rehbere ödersiniz.',
  },
  {
    question: 'Hangi yolla ödenir?',
    answer:
      'Kapora kartla, ödeme kuruluşunun kendi sayfasında ödenir. Havale kabul etmiyoruz; hesap numarası gönderen biri olursa bize bildirin.',
  },
  {
    question: 'Vazgeçersem ne olur?',
    answer:
      'Günlük tekne kiralamada iki gün öncesinin sonuna kadar, saatlik kiralamada başlangıca 24 saat kalana kadar ödediğinizin tamamı iade edilir. Turlarda koşul turun sayfasında yazar; ikisi de iptal ve iade sayfasında örneklerle anlatılır.',
  },
  {
    question: 'Anında onay ile istek arasındaki fark nedir?',
    answer:
      'Anında onayda rezervasyonunuz yapıldığı anda onaylanır, ardından kapora ödenir. İsteği önce kaptan ya da rehber yanıtlar; onaylamazsa ödediğiniz iade edilir.',
  },
  {
    question: 'Hava bozarsa?',
    answer:
      'Çıkıp çıkmamaya kaptan karar verir. Çıkılamıyorsa kaptan iptal eder ve ödediğinizin tamamı iade edilir.',
  },
  {
    question: 'Kaptan başvurum ne zaman yanıtlanır?',
    answer:
      'Üç iş günü içinde. Reddedilirse gerekçesini görür, düzeltip yeniden başvurabilirsiniz.',
  },
];
