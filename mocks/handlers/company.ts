import { type Handlers, notImplemented } from './handler.ts';

export const company: Pick<Handlers, 'updateCompany'> = {
  updateCompany: notImplemented,
};
