import type { Mutant } from '../../mutant.ts';

/** Mistakes with people, their sessions and their messages, of which two calls have to be told together. */
export const interplayOfPeople: Mutant[] = [
  {
    name: 'role from the token',
    what: 'The role is read from the claims of the token, so that sessions that are open keep the earlier one. setUserRole: "Gives the user another role, which counts at once, for sessions that are open too."',
    file: 'rules/account/token.ts',
    find: `  if (!user?.isActive || claims.issuedAt < user.tokensValidFrom) return undefined;
  return user;`,
    replace: `  if (!user?.isActive || claims.issuedAt < user.tokensValidFrom) return undefined;
  const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
  return { ...user, role: (JSON.parse(atob(payload)) as Pick<UserRecord, 'role'>).role };`,
    area: ['setUserRole', 'Users', 'Authentication'],
  },
  {
    name: 'username letters by ascii',
    what: 'User names are compared in the lower case of no language, so that elıf.yıldız can register beside elif.yildiz. Account.username: "x-unique: { ignores: [case, padding], code: USERNAME_TAKEN }", and policy: "Letter case is ignored by Turkish rules and beyond: I, ı, İ and i are one letter."',
    file: 'rules/account/identity.ts',
    find: `  const wanted = foldCase(username);
  return store.users.find((user) => foldCase(user.username) === wanted);`,
    replace: `  const wanted = username.trim().toLowerCase();
  return store.users.find((user) => user.username.toLowerCase() === wanted);`,
    area: ['registerAccount', 'Authentication'],
  },
  {
    name: 'decided applications outlive account',
    what: 'Deleting an account removes only the applications that still wait; decided ones stay in the list of administrators. deleteAccount: "Deletes the account and the personal data of the session user", x-deletes "takes: [Boat, BoatImage, BoatFeature, BoatService, BoatDocument, Availability, Tour, TourDate, TourImage, TourDocument, CaptainApplication, CaptainProfile, Company, UserNotification]"',
    file: 'rules/account/account-removal.ts',
    find: '    removeApplication(store, application);',
    replace: "    if (application.status === 'PENDING') removeApplication(store, application);",
    area: ['deleteAccount', 'Authentication', 'Applications'],
  },
  {
    name: 'deleted conversation comes back',
    what: 'A new message brings a conversation that its recipient has deleted back with all its old messages. deleteConversation: "Removes a conversation and its messages from the list of the caller, who must take part in it."',
    file: 'handlers/message/messages.ts',
    find: '    notifyOfMessage(store, now, message);',
    replace: `    for (const { id, removedBy } of store.messages.where('conversationId', body.conversationId)) {
      if (removedBy?.length) store.messages.update(id, { removedBy: [] });
    }
    notifyOfMessage(store, now, message);`,
    area: ['sendMessage', 'deleteConversation', 'listConversationMessages', 'Messages'],
  },
  {
    name: 'bell in turkish',
    what: 'The list of unread notifications, alone of them all, is Turkish whatever the request prefers. UserNotification.title: "What happened, in a few words, in the language of the request."',
    file: 'handlers/message/notifications.ts',
    find: 'body: all.map((one) => notificationView(one, language))',
    replace: "body: all.map((one) => notificationView(one, 'tr'))",
    area: ['listUnreadNotifications', 'Notifications'],
  },
  {
    name: 'audit of what changed nothing',
    what: 'A write that leaves everything as it was stands in the audit: the role that a user has already, given again. listAuditPage: "An act that was refused, or that changed nothing, is not in it."',
    file: 'handlers/administration/audit-trail/audited.ts',
    find: 'isRefusal(result) || !changes.some(isFelt)',
    replace: 'isRefusal(result) || changes.length === 0',
    area: ['listAuditPage', 'setUserRole', 'Administration', 'Users'],
  },
  {
    name: 'activation publishes again',
    what: 'Activating a user undoes the whole of the deactivation: what is INACTIVE is published, also what was so before. setUserStatus: "Activating publishes nothing again."',
    file: 'rules/administration/user-change.ts',
    find: '  if (changesNothing(user, change) || !endsHosting(change)) return;',
    replace: `  if (changesNothing(user, change)) return;
  if ('isActive' in change && change.isActive) {
    for (const { id, status } of store.boats.where('ownerId', user.id)) {
      if (status === 'INACTIVE') store.boats.update(id, { status: 'ACTIVE' });
    }
    for (const { id, status } of store.tours.where('guideId', user.id)) {
      if (status === 'INACTIVE') store.tours.update(id, { status: 'ACTIVE' });
    }
  }
  if (!endsHosting(change)) return;`,
    area: ['setUserStatus', 'activateAccount', 'Users', 'Accounts'],
  },
  {
    name: 'latest application tells reviewer',
    what: 'The own latest application names the administrator who decided on it. CaptainApplication.reviewedBy: "Told to administrators only, and left out for the applicant."',
    file: 'handlers/captain/captain-applications.ts',
    find: 'body: applicationView(store, latest)',
    replace: 'body: managedApplicationView(store, latest)',
    area: ['getLatestCaptainApplication', 'Applications'],
  },
  {
    name: 'certification id again',
    what: 'The id of a certification that was removed is given to the next one. policy: "An id belongs to one record for good: it is not given out again once the record is deleted, so that what is sent late or twice meets no other."',
    file: 'rules/captain/captain-profile.ts',
    find: `    ...store.formerCertifications.all(),
`,
    replace: '',
    area: ['updateProfessionalInfo', 'Captain profile'],
  },
];
