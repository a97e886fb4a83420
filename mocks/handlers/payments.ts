import { type Handlers, notImplemented } from './handler.ts';

export const payments: Pick<
  Handlers,
  | 'listBookingPayments'
  | 'processBookingPayment'
  | 'getBookingPaymentStatus'
  | 'checkBookingPaymentStatus'
  | 'initializeDepositPayment'
  | 'createPayment'
  | 'updatePayment'
  | 'setPaymentStatus'
  | 'refundPayment'
  | 'initializeThreeDsPayment'
  | 'completeThreeDsPayment'
  | 'checkCardBin'
> = {
  listBookingPayments: notImplemented,
  processBookingPayment: notImplemented,
  getBookingPaymentStatus: notImplemented,
  checkBookingPaymentStatus: notImplemented,
  initializeDepositPayment: notImplemented,
  createPayment: notImplemented,
  updatePayment: notImplemented,
  setPaymentStatus: notImplemented,
  refundPayment: notImplemented,
  initializeThreeDsPayment: notImplemented,
  completeThreeDsPayment: notImplemented,
  checkCardBin: notImplemented,
};
