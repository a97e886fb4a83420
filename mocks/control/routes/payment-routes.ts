import escapeHtml from 'escape-html';
import * as v from 'valibot';
import { clockOf } from '../../engine/session/session.ts';
import { type HostedPage, hostedPage, settlePayment } from '../../rules/payment/hosted-payment.ts';
import { page } from '../page/html.ts';
import {
  type ControlAnswer,
  type ControlContext,
  ControlError,
  type ControlRoute,
} from '../route.ts';
import { parse } from '../values/parse.ts';

const Choice = v.looseObject({ choice: v.picklist(['pay', 'fail', 'cancel']) });
const ChoiceByUrl = v.looseObject({
  paymentUrl: v.pipe(v.string(), v.maxLength(2000), v.url()),
  ...Choice.entries,
});

const STATES: Record<HostedPage['state'], string> = {
  waiting: 'Ödemenizi bekliyoruz.',
  proved: 'Kimliğiniz doğrulandı. Ödeme, uygulamaya dönünce alınır.',
  processing: 'Bankanız ödemeyi işliyor. Sonuç birazdan belli olur.',
  received: 'Ödemeniz alındı.',
  failed: 'Ödeme alınamadı.',
  cancelled: 'Ödeme iptal edildi.',
};

const LIRA = new Intl.NumberFormat('tr-TR', { style: 'currency', currency: 'TRY' });

function found(context: ControlContext, sessionId: string): HostedPage {
  const shown = hostedPage(
    context.session.store,
    clockOf(context.session, context.realNow).now,
    sessionId,
  );
  if (shown) return shown;
  throw new ControlError('There is no such payment page in this session.', 404);
}

/** What the customer does on a page, and the page afterwards. */
function choose(
  context: ControlContext,
  sessionId: string,
  choice: v.InferOutput<typeof Choice>['choice'],
): HostedPage {
  found(context, sessionId);
  const { session, realNow } = context;
  const clock = clockOf(session, realNow);
  context.settle(session.store, clock);
  settlePayment(session.store, clock.now, sessionId, choice, session.bank);
  return found(context, sessionId);
}

function buttons(shown: HostedPage): string {
  if (shown.state !== 'waiting') {
    return `<p><a class="button" href="${escapeHtml(shown.returnPath)}">Uygulamaya dön</a></p>`;
  }
  return `<form method="post">
<button name="choice" value="pay">Öde</button>
<button class="plain" name="choice" value="fail">Banka reddetsin</button>
<button class="plain" name="choice" value="cancel">Vazgeç</button>
</form><p>Sayfayı kapatmak ödemeyi yarıda bırakmaktır.</p>`;
}

function paymentPage(shown: HostedPage): ControlAnswer {
  const title = shown.kind === 'deposit' ? 'Kapora ödemesi' : '3-D Secure doğrulaması';
  return {
    html: page(
      title,
      `<main class="card"><p>Ödeme sağlayıcısı (taklit)</p><h1>${title}</h1>
<p>${escapeHtml(shown.offer)} · rezervasyon ${shown.bookingId}</p>
<p><strong>${LIRA.format(shown.amount)}</strong></p>
<p role="status">${STATES[shown.state]}</p>${buttons(shown)}</main>`,
      'tr',
    ),
  };
}

/** The page of the payment provider that the mock plays: pay, be refused, give up, or leave it open. */
export const paymentRoutes: ControlRoute[] = [
  {
    method: 'GET',
    path: '/pay/{sessionId}',
    summary: 'The hosted payment page, or the 3-D Secure page of a bank.',
    run: (context, { path: [sessionId = ''] }) => paymentPage(found(context, sessionId)),
  },
  {
    method: 'POST',
    path: '/pay/{sessionId}',
    summary: 'What the customer does there; JSON answers JSON, a form leads back to the app.',
    example: { choice: 'pay' },
    run(context, { path: [sessionId = ''], body }) {
      const shown = choose(context, sessionId, parse(Choice, body).choice);
      if (!context.isForm) return { body: shown };
      return context.isBehindApp ? { location: shown.returnPath } : paymentPage(shown);
    },
  },
  {
    method: 'POST',
    path: '/pay',
    summary: 'The same for programs that know the address of the page alone.',
    example: { paymentUrl: 'http://127.0.0.1:4010/_mock/pay/dep_1', choice: 'pay' },
    run(context, { body }) {
      const { paymentUrl, choice } = parse(ChoiceByUrl, body);
      const sessionId = new URL(paymentUrl).pathname.split('/').at(-1) ?? '';
      return { body: choose(context, sessionId, choice) };
    },
  },
];
