import type { Mutant } from '../../mutant.ts';

/** Mistakes with people, what they say and what administrators do, which show once something has gone before. */
export const sequelsOfPeople: Mutant[] = [
  {
    name: 'a new customer is signed out',
    what: 'Who is given the role of a customer is signed out everywhere. setUserRole: "Gives the user another role, which counts at once, for sessions that are open too."; UserChangePreview.endsSessions: "Whether the person is signed out everywhere.", which is false for a change of role.',
    file: 'rules/administration/administrator.ts',
    find: '  return refused ?? store.users.update(user.id, { role }) ?? notFound();',
    replace: `  const ended = role === 'CUSTOMER' ? endSessions(Date.now()) : {};
  return refused ?? store.users.update(user.id, { role, ...ended }) ?? notFound();`,
    area: ['setUserRole', 'getUserChangePreview', 'Users'],
  },
  {
    name: 'dotted names are two names',
    what: 'User names are compared in plain lower case, in which a capital İ stays another letter than i, so that both can register. Account.username: "x-unique: { ignores: [case, padding], code: USERNAME_TAKEN }"; policy: "Letter case is ignored by Turkish rules and beyond: I, ı, İ and i are one letter."',
    file: 'rules/account/identity.ts',
    find: `  const wanted = foldCase(username);
  return store.users.find((user) => foldCase(user.username) === wanted);`,
    replace: `  const wanted = username.trim().toLowerCase();
  return store.users.find((user) => user.username.trim().toLowerCase() === wanted);`,
    area: ['registerAccount', 'getAccountByUsername', 'Authentication'],
  },
  {
    name: 'earlier applications outlive the account',
    what: 'Of somebody who deletes the account only the latest application goes; one that was rejected before stays with the administration. deleteAccount: "x-deletes: { of: User, takes: [..., CaptainApplication, ...] }", "Deletes the account and the personal data of the session user"',
    file: 'rules/account/account-removal.ts',
    find: "  for (const application of store.applications.where('userId', user.id)) {",
    replace: "  for (const application of store.applications.where('userId', user.id).slice(-1)) {",
    area: ['deleteAccount', 'listCaptainApplicationsPage', 'Authentication'],
  },
  {
    name: 'a picture taken off is still served',
    what: 'A profile picture that is replaced goes, but one that is removed stays where it was served. uploadPicture: "A picture that the account does not show goes with the next one that is uploaded, and one that is replaced or removed goes at once."',
    file: 'rules/account/profile-picture.ts',
    find: '  if (before.profileImage === null || before.profileImage === after.profileImage) return;',
    replace: `  if (before.profileImage === null || after.profileImage === null) return;
  if (before.profileImage === after.profileImage) return;`,
    area: ['uploadPicture', 'getUpload', 'updateAccount', 'Files'],
  },
  {
    name: 'an approval keeps a reason to reject',
    what: 'A reason that comes along with an approval is kept and shown to the applicant. CaptainApplication.rejectionReason: "Why it was rejected; null unless it was."',
    file: 'rules/captain/captain-application.ts',
    find: `    reviewedById: administrator.id,
    rejectionReason,`,
    replace: `    reviewedById: administrator.id,
    rejectionReason: review.rejectionReason ?? null,`,
    area: ['reviewCaptainApplication', 'getCaptainApplication', 'Applications'],
  },
  {
    name: 'a landline stays',
    what: 'A company that is stored again without a landline number, or with null, keeps the one it had. Company.landlinePhone: "Landline number; null without one."; updateCompany: "The company as stored", of a body that is "Legal and payout details of a captain, as typed into the company form."',
    file: 'handlers/captain/company.ts',
    find: '      landlinePhone: details.landlinePhone ?? null,',
    replace:
      '      landlinePhone: details.landlinePhone ?? store.companies.get(userId)?.landlinePhone ?? null,',
    area: ['updateCompany', 'getUser', 'Company'],
  },
  {
    name: 'a message forgets what was talked about',
    what: 'A message that names no booking is about the latest one, whatever the message before it was about. Message.bookingId: "what the sender said, or else the one of the message before it, as long as that one lets them write, or else the latest they share"',
    file: 'rules/message/conversation.ts',
    find: `  const [last] = store.messages
    .where('conversationId', conversationIdOf(one, other))
    .toSorted(newestFirst);
  const about = named ?? last?.bookingId;
  return shared.find(({ id }) => id === about) ?? shared[0];`,
    replace: '  return shared.find(({ id }) => id === named) ?? shared[0];',
    area: ['sendMessage', 'Messages'],
  },
  {
    name: 'the bell rings in one language',
    what: 'The unread notifications are told in Turkish, also to whoever prefers English. UserNotification.title: "What happened, in a few words, in the language of the request."; policy: "Texts of the service itself ... are Turkish, or English where `Accept-Language` prefers it."',
    file: 'handlers/message/notifications.ts',
    find: `  listUnreadNotifications({ store, path, language }) {
    const all = notificationsOf(store, path.userId)?.filter(unread);
    if (!all) return notFound();
    return { status: 200, body: all.map((one) => notificationView(one, language)) };`,
    replace: `  listUnreadNotifications({ store, path }) {
    const all = notificationsOf(store, path.userId)?.filter(unread);
    if (!all) return notFound();
    return { status: 200, body: all.map((one) => notificationView(one, 'tr')) };`,
    area: ['listUnreadNotifications', 'Notifications'],
  },
  {
    name: 'what changes nothing is audited',
    what: 'A row that was written again with what it said counts as a change, and the act of an administrator stands in the audit. listAuditPage: "An act that was refused, or that changed nothing, is not in it."; setUserRole: "The role the user has already changes nothing."',
    file: 'handlers/administration/audit-trail/audited.ts',
    find: `  const said = (row: object | undefined) => row && JSON.stringify({ ...row, updatedAt: null });
  return said(before) !== said(after);`,
    replace: '  return before !== after;',
    area: ['listAuditPage', 'setUserRole', 'setBoatStatus', 'Administration'],
  },
  {
    name: 'a type is looked for among the newest alone',
    what: 'The activity is cut to its limit before the type is looked at, so that a type which did not happen lately answers fewer than there are. listAdminActivity: "Holds the newest, as many as limit says and 100 at most; type reaches further back."',
    file: 'handlers/administration/platform.ts',
    find: `      const found = adminActivity(store, today).filter(
        (activity) => type === undefined || activity.type === type,
      );`,
    replace: `      const found = adminActivity(store, today)
        .slice(0, query.limit)
        .filter((activity) => type === undefined || activity.type === type);`,
    area: ['listAdminActivity', 'Administration'],
  },
  {
    name: 'what is new again was never touched',
    what: 'A contact message that is set back to NEW forgets who did that and when. ManagedContactMessage.stateChangedAt: "When its state was last set; null for one that nobody has touched."; stateChangedBy: "The administrator who set it; null for one that nobody has touched."',
    file: 'handlers/administration/contact-messages.ts',
    find: '    const changed = { at: instant(now), byId: user.id };',
    replace:
      "    const changed = body.state === 'NEW' ? null : { at: instant(now), byId: user.id };",
    area: ['setContactMessageState', 'getContactMessage', 'Content'],
  },
  {
    name: 'a key counts for every record of a route',
    what: 'A key is kept by the route, whatever the ids in it: the same key for another record answers what was answered for the first, and nothing is done. policy: "A key counts for one caller, one method and one path."; IdempotencyKey: "The key counts for the caller, the method and the path"',
    file: 'engine/request/idempotency.ts',
    find: `  const scope = \`\${method} \${path} \${user?.id ?? 'anonymous'} \${key}\`;`,
    replace: `  const route = path.replaceAll(/\\/[0-9]+(?=\\/|$)/g, '/{id}');
  const scope = \`\${method} \${route} \${user?.id ?? 'anonymous'} \${key}\`;`,
    area: ['addBoatFeature', 'replyToReview', 'cancelBooking', 'Boat features'],
  },
];
