import { type Handlers, notImplemented } from './handler.ts';

export const boatServices: Pick<
  Handlers,
  | 'createBoatService'
  | 'updateBoatService'
  | 'createBoatServices'
  | 'getBoatService'
  | 'deleteBoatService'
  | 'listBoatServices'
  | 'deleteBoatServices'
  | 'listBoatServicesByType'
  | 'listBoatServicesByBoatAndType'
  | 'searchBoatServices'
> = {
  createBoatService: notImplemented,
  updateBoatService: notImplemented,
  createBoatServices: notImplemented,
  getBoatService: notImplemented,
  deleteBoatService: notImplemented,
  listBoatServices: notImplemented,
  deleteBoatServices: notImplemented,
  listBoatServicesByType: notImplemented,
  listBoatServicesByBoatAndType: notImplemented,
  searchBoatServices: notImplemented,
};
