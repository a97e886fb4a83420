import { beforeEach, expect, test } from 'vitest';
import { instantInIstanbul } from '../../rules/calendar/day.ts';
import { notify } from '../../rules/message/notify.ts';
import { createStore, createWorld, type Store } from '../../store/state.ts';
import { bodyOf, callOf, refusedWith, TODAY } from '../../testing/call.ts';
import { aUser } from '../../testing/records.ts';
import { notifications } from './notifications.ts';

const elif = aUser(9);
const can = aUser(10);
const path = { userId: 9 };

let store: Store;
beforeEach(() => {
  const world = createWorld({ scenario: 'test', today: TODAY }, { users: [elif, can] });
  store = createStore(world);
  const tell = (userId: number, title: string, time: string) =>
    notify(store, instantInIstanbul(TODAY, time), {
      userId,
      type: 'INFO',
      subject: { kind: 'CONVERSATION', id: 2 },
      title: { tr: title, en: `${title} in English` },
      message: { tr: title, en: `${title} in English` },
    });
  tell(9, 'ilk', '09:00');
  tell(10, 'başkasının', '10:00');
  tell(9, 'son', '11:00');
});

const unread = () => bodyOf(notifications.countUnreadNotifications(callOf(store, { path }))).count;

test('a user has the own ones, the newest first', () => {
  const page = bodyOf(notifications.listNotificationsPage(callOf(store, { path })));
  expect(page.content.map(({ title }) => title)).toEqual(['son', 'ilk']);
  expect(bodyOf(notifications.countNotifications(callOf(store, { path }))).count).toBe(2);
});

test('texts are in the language of the request, wherever a notification is answered', () => {
  const english = { language: 'en' } as const;
  const { content } = bodyOf(
    notifications.listNotificationsPage({ ...callOf(store, { path }), ...english }),
  );
  expect(content[0]).toMatchObject({
    title: 'son in English',
    message: 'son in English',
    subject: { kind: 'CONVERSATION', id: 2 },
  });
  expect(content[0]).not.toHaveProperty('english');
  const [newest] = bodyOf(
    notifications.listUnreadNotifications({ ...callOf(store, { path }), ...english }),
  );
  expect(newest?.title).toBe('son in English');
  const one = callOf<'markNotificationRead'>(store, {
    user: elif,
    path: { id: newest?.id ?? 0 },
  });
  expect(bodyOf(notifications.markNotificationRead(one)).title).toBe('son');
  expect(bodyOf(notifications.markNotificationRead({ ...one, ...english })).title).toBe(
    'son in English',
  );
});

test('what is read is unread no more, one by one or all at once', () => {
  const [newest] = bodyOf(notifications.listUnreadNotifications(callOf(store, { path })));
  const id = newest?.id ?? 0;
  const mark = () =>
    notifications.markNotificationRead(callOf(store, { user: elif, path: { id } }));
  expect(bodyOf(mark()).isRead).toBe(true);
  expect(bodyOf(mark()).isRead).toBe(true);
  expect(unread()).toBe(1);
  notifications.markAllNotificationsRead(callOf(store, { user: elif, path }));
  expect(unread()).toBe(0);
  const other = callOf<'countUnreadNotifications'>(store, { path: { userId: 10 } });
  expect(bodyOf(notifications.countUnreadNotifications(other)).count).toBe(1);
});

test('an administrator who asks for nobody gets 404', () => {
  const call = callOf<'countNotifications'>(store, { path: { userId: 77 } });
  expect(refusedWith(notifications.countNotifications(call))).toEqual([404, 'NOT_FOUND']);
});
