import { addServices, servicesRefusal, serviceValues } from '../../rules/boat/boat-parts.ts';
import { publishedBoats } from '../../rules/boat/boat-search.ts';
import { notFound } from '../../rules/common/refusal.ts';
import { resembles } from '../../rules/common/text.ts';
import { visibleBoat } from '../../rules/offer/visibility.ts';
import type { SomeHandlers } from '../handler.ts';

export const boatServices: SomeHandlers<
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
  createBoatService({ body, store }) {
    if (!store.boats.get(body.boatId)) return notFound();
    const refusal = servicesRefusal(store, body.boatId, 1);
    if (refusal) return refusal;
    const [added] = addServices(store, body.boatId, [body]);
    return added ? { status: 201, body: added } : notFound();
  },

  updateBoatService({ body, store }) {
    const service = store.boatServices.update(body.id, serviceValues(body));
    return service ? { status: 200, body: service } : notFound();
  },

  createBoatServices({ body, store }) {
    if (!store.boats.get(body.boatId)) return notFound();
    const refusal = servicesRefusal(store, body.boatId, body.services.length);
    if (refusal) return refusal;
    return { status: 201, body: addServices(store, body.boatId, body.services) };
  },

  getBoatService({ path, store, user }) {
    const service = store.boatServices.get(path.id);
    const isSeen = service && visibleBoat(store, service.boatId, user);
    return service && isSeen ? { status: 200, body: service } : notFound();
  },

  deleteBoatService({ path, store }) {
    return store.boatServices.remove(path.id) ? { status: 204 } : notFound();
  },

  listBoatServices({ path, store, user }) {
    if (!visibleBoat(store, path.id, user)) return notFound();
    return { status: 200, body: [...store.boatServices.where('boatId', path.id)] };
  },

  deleteBoatServices({ path, store }) {
    if (!store.boats.get(path.id)) return notFound();
    for (const { id } of store.boatServices.where('boatId', path.id)) store.boatServices.remove(id);
    return { status: 204 };
  },

  listBoatServicesByType({ path, store }) {
    const published = new Set(publishedBoats(store).map(({ id }) => id));
    const services = store.boatServices
      .where('serviceType', path.type)
      .filter(({ boatId }) => published.has(boatId))
      .sort((a, b) => a.price - b.price || a.id - b.id);
    return { status: 200, body: services };
  },

  listBoatServicesByBoatAndType({ path, store, user }) {
    if (!visibleBoat(store, path.id, user)) return notFound();
    const services = store.boatServices.where('boatId', path.id);
    return { status: 200, body: services.filter(({ serviceType }) => serviceType === path.type) };
  },

  searchBoatServices({ path, query, store, user }) {
    if (!visibleBoat(store, path.id, user)) return notFound();
    const services = store.boatServices.where('boatId', path.id);
    return { status: 200, body: services.filter(({ name }) => resembles(name, query.name)) };
  },
};
