import type { Question } from '../question.ts';

export const questionsEn: readonly Question[] = [
  {
    question: 'Can I hire a boat without a licence?',
    answer:
      'Yes. Most boats come with their captain, who is licensed. A boat that you steer yourself says “Without captain”, and asks for your licence.',
  },
  {
    question: 'How much do I pay now?',
    answer:
      '20% of the total, rounded to whole lira. The rest is paid on board, to the captain or guide.',
  },
  {
    question: 'How do I pay?',
    answer:
      'The deposit is paid by card on the payment provider’s own page. We do not take bank transfers; if somebody sends you an account number, tell us.',
  },
  {
    question: 'What if I change my mind?',
    answer:
      'For days on a boat everything you paid is refunded until the end of the day two days before, for hours until 24 hours before the start. A tour’s terms are on its page; both are explained with examples under cancellation and refunds.',
  },
  {
    question: 'What is the difference between instant confirmation and a request?',
    answer:
      'With instant confirmation your booking is confirmed as soon as you make it; the deposit comes next. A request is answered by the captain or guide first; if they do not confirm, what you paid is refunded.',
  },
  {
    question: 'What if the weather turns?',
    answer:
      'The captain decides whether to go out. If it is not possible, the captain cancels and everything you paid is refunded.',
  },
  {
    question: 'When is my application as a captain answered?',
    answer:
      'Within three business days. If it is rejected you see why, and may correct it and apply again.',
  },
];
