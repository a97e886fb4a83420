import { type Arrival, type Behaviour, failure, json } from './faulty-server.ts';
import type { TestApi } from './test-api.ts';

/** What signing in answers, token aside. */
const elif = {
  userId: 9,
  accountId: 109,
  email: 'elif@pruva.example',
  username: 'elif.yildiz',
  role: 'CUSTOMER',
} as const;
/** Her account: the flag is off, but all four parts are there. */
export const account = {
  id: 109,
  userId: 9,
  email: 'elif@pruva.example',
  username: 'elif.yildiz',
  role: 'CUSTOMER',
  fullName: 'Elif Yıldız',
  phoneNumber: '+905339998877',
  firstName: 'Elif',
  lastName: 'Yıldız',
  dateOfBirth: '1991-04-23',
  profileImage: null,
  isProfileComplete: false,
  isEmailVerified: true,
  isActive: true,
  createdAt: '2025-06-01T08:00:00Z',
};
/** Parameters of the call, one that needs a session, with which the tests try a session. */
export const booking = { params: { path: { id: 1 } } };
/** Seconds. */
export const hour = 3600;

/** A session of Elif's; `expiresIn` in seconds. */
export function auth(token: string, expiresIn = hour) {
  return { ...elif, token, expiresIn };
}

/**
 * A service that accepts one token at a time. `/auth/refresh` with the one in force renews it:
 * token.1 becomes token.2 and so on.
 */
export function authService(
  options: { valid?: string; refresh?: Behaviour; account?: Behaviour } = {},
) {
  let { valid = 'token.1' } = options;
  const behaviour: Behaviour = (response, arrival) => {
    const bearer = arrival.headers.authorization?.replace('Bearer ', '');
    if (arrival.path === '/auth/refresh') {
      if (options.refresh) return options.refresh(response, arrival);
      valid = `token.${Number(bearer?.split('.')[1]) + 1}`;
      return json(200, auth(valid))(response, arrival);
    }
    if (bearer !== valid) return failure(401)(response, arrival);
    if (arrival.path === '/auth/account') {
      return (options.account ?? json(200, account))(response, arrival);
    }
    return json(200, { id: 1 })(response, arrival);
  };
  return behaviour;
}

/** A tab in which Elif is signed in with token.1. */
export function signedInTab(testApi: TestApi, path?: string) {
  const tab = testApi.openTab(path);
  tab.session.open(auth('token.1'));
  return tab;
}

export function cookiesAreGone({ browser: { cookies } }: TestApi): boolean {
  return cookies.read('pruva_token') === undefined && cookies.read('pruva_user') === undefined;
}

export function refreshes({ server }: TestApi): Arrival[] {
  return server.arrivals.filter(({ path }) => path === '/auth/refresh');
}
