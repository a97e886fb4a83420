import type { Mutant } from '../../mutant.ts';

/** Mistakes with people who become somebody else and come back, or who are gone while others still have to do with them. */
export const unmetPeople: readonly Mutant[] = [
  {
    name: 'captain again is published again',
    what: 'Whoever becomes a captain again finds the boats published that were taken from the lists. BoatStatus, x-states: INACTIVE becomes ACTIVE by setBoatStatus alone.',
    file: 'handlers/account/users.ts',
    find: '    unpublishWithout(store, user, { role });',
    replace: `    unpublishWithout(store, user, { role });
    if (role === 'BOAT_OWNER' && user.role === 'CUSTOMER')
      for (const { id } of store.boats.where('ownerId', user.id))
        store.boats.update(id, { status: 'ACTIVE' });`,
    area: ['setUserRole'],
  },
  {
    name: 'captain again has forgotten the papers',
    what: 'What a captain has said of the profession is gone once the role was another one. setUserRole: what somebody has as a captain stays.',
    file: 'handlers/account/users.ts',
    find: '    unpublishWithout(store, user, { role });',
    replace: `    unpublishWithout(store, user, { role });
    if (role === 'CUSTOMER') {
      for (const { id } of store.captainProfiles.where('userId', user.id))
        store.captainProfiles.remove(id);
    }`,
    area: ['setUserRole'],
  },
  {
    name: 'calendar goes with the role',
    what: 'The calendars of somebody who becomes a customer are emptied. setUserRole: what somebody has as a captain stays.',
    file: 'handlers/account/users.ts',
    find: '    unpublishWithout(store, user, { role });',
    replace: `    unpublishWithout(store, user, { role });
    if (role === 'CUSTOMER')
      for (const boat of store.boats.where('ownerId', user.id))
        for (const { id } of store.availabilities.where('boatId', boat.id))
          store.availabilities.remove(id);`,
    area: ['setUserRole'],
  },
  {
    name: 'notifications end with the role',
    what: 'Somebody who is given another role has no notifications any more. setUserRole: what somebody has stays.',
    file: 'handlers/account/users.ts',
    find: '    unpublishWithout(store, user, { role });',
    replace: `    unpublishWithout(store, user, { role });
    if (role !== user.role)
      for (const { id } of store.notifications.where('userId', user.id))
        store.notifications.remove(id);`,
    area: ['setUserRole'],
  },
  {
    name: 'bookings of who was a customer are gone',
    what: 'A customer who becomes a captain loses what was called off before. setUserRole: "Bookings stay as they are."',
    file: 'handlers/account/users.ts',
    find: '    unpublishWithout(store, user, { role });',
    replace: `    unpublishWithout(store, user, { role });
    if (role === 'BOAT_OWNER' && user.role === 'CUSTOMER')
      for (const { id, status } of store.bookings.where('customerId', user.id))
        if (status === 'CANCELLED') store.bookings.remove(id);`,
    area: ['setUserRole'],
  },
  {
    name: 'messages go with who wrote them',
    what: 'What a deleted person wrote is gone. deleteAccount, x-deletes: Message stays.',
    file: 'rules/account/account-removal.ts',
    find: '  store.companies.remove(user.id);',
    replace: `  store.companies.remove(user.id);
  removeAll(store.messages, store.messages.where('senderId', user.id));`,
    area: ['deleteAccount'],
  },
  {
    name: 'name of who is gone stays in messages',
    what: 'Messages go on telling the name of who deleted the account. deleteAccount: "past bookings, reviews and messages stay, without the person\'s name."',
    file: 'rules/account/account-removal.ts',
    find: '  store.users.remove(user.id);',
    replace: `  for (const { id } of store.messages.where('senderId', user.id))
    store.messages.update(id, { message: \`\${user.fullName}: \${store.messages.get(id)?.message}\` });
  store.users.remove(user.id);`,
    area: ['deleteAccount'],
  },
  {
    name: 'bookings go with their captain',
    what: 'The bookings that customers had with a captain who deletes the account are gone. deleteAccount, x-deletes: Booking and Payment stay.',
    file: 'rules/account/account-removal.ts',
    find: "  for (const boat of store.boats.where('ownerId', user.id)) removeBoat(store, boat);",
    replace: `  for (const boat of store.boats.where('ownerId', user.id)) {
    for (const { id } of store.bookings.where('boatId', boat.id)) store.bookings.remove(id);
    removeBoat(store, boat);
  }`,
    area: ['deleteAccount'],
  },
  {
    name: 'payments go with their captain',
    what: 'What was paid to a captain who deletes the account is no longer told. deleteAccount, x-deletes: Payment stays.',
    file: 'rules/account/account-removal.ts',
    find: "  for (const boat of store.boats.where('ownerId', user.id)) removeBoat(store, boat);",
    replace: `  for (const boat of store.boats.where('ownerId', user.id)) {
    for (const booking of store.bookings.where('boatId', boat.id))
      removeAll(store.payments, store.payments.where('bookingId', booking.id));
    removeBoat(store, boat);
  }`,
    area: ['deleteAccount'],
  },
  {
    name: 'messages of a deleted boat go',
    what: 'A boat takes along what was written about its bookings. deleteBoat, x-deletes: Message stays.',
    file: 'rules/boat/boat-removal.ts',
    find: '  store.boats.remove(id);',
    replace: `  store.boats.remove(id);
  for (const booking of store.bookings.where('boatId', id))
    for (const message of store.messages.where('bookingId', booking.id))
      store.messages.remove(message.id);`,
    area: ['deleteBoat'],
  },
  {
    name: 'services of bookings go with the boat service',
    what: 'A booking no longer names the service that was deleted since. deleteBoatService, x-deletes: Booking stays.',
    file: 'handlers/boat/boat-services.ts',
    find: '    return store.boatServices.remove(path.id) ? { status: 204 } : notFound();',
    replace: `    for (const { id, services } of store.bookings.all())
      if (services.some(({ serviceId }) => serviceId === path.id))
        store.bookings.update(id, {
          services: services.filter(({ serviceId }) => serviceId !== path.id),
        });
    return store.boatServices.remove(path.id) ? { status: 204 } : notFound();`,
    area: ['deleteBoatService'],
  },
];
