import { type Handlers, notImplemented } from './handler.ts';

export const administration: Pick<Handlers, 'getAdminDashboard' | 'getReviewStatistics'> = {
  getAdminDashboard: notImplemented,
  getReviewStatistics: notImplemented,
};
