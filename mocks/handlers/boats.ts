import { type Handlers, notImplemented } from './handler.ts';

export const boats: Pick<
  Handlers,
  | 'listBoats'
  | 'createBoat'
  | 'updateBoat'
  | 'getBoat'
  | 'deleteBoat'
  | 'listBoatsByOwner'
  | 'listBoatsByCaptain'
  | 'searchBoatsByText'
  | 'searchBoats'
  | 'searchBoatsPage'
  | 'listBoatsPage'
  | 'suggestBoats'
  | 'listBoatLocations'
  | 'getFleetStatistics'
  | 'listBoatStatisticsByLocation'
  | 'listBoatStatisticsByType'
  | 'getBoatStatistics'
  | 'countBoatsByLocation'
  | 'countBoatsByType'
  | 'checkBoatExists'
  | 'validateBoat'
  | 'setBoatStatus'
  | 'setBoatRating'
> = {
  listBoats: notImplemented,
  createBoat: notImplemented,
  updateBoat: notImplemented,
  getBoat: notImplemented,
  deleteBoat: notImplemented,
  listBoatsByOwner: notImplemented,
  listBoatsByCaptain: notImplemented,
  searchBoatsByText: notImplemented,
  searchBoats: notImplemented,
  searchBoatsPage: notImplemented,
  listBoatsPage: notImplemented,
  suggestBoats: notImplemented,
  listBoatLocations: notImplemented,
  getFleetStatistics: notImplemented,
  listBoatStatisticsByLocation: notImplemented,
  listBoatStatisticsByType: notImplemented,
  getBoatStatistics: notImplemented,
  countBoatsByLocation: notImplemented,
  countBoatsByType: notImplemented,
  checkBoatExists: notImplemented,
  validateBoat: notImplemented,
  setBoatStatus: notImplemented,
  setBoatRating: notImplemented,
};
