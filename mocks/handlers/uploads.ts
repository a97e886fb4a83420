import { type Handlers, notImplemented } from './handler.ts';

export const uploads: Pick<Handlers, 'getUpload'> = {
  getUpload: notImplemented,
};
