import type { Server } from './server.ts';

/** Somebody to sign in as, as the mock lists them. */
export interface Person {
  username: string;
  password: string;
  role: string;
}

/** Signs a person in and answers the token. Throws when the mock refuses. */
export async function signIn(
  mock: Server,
  { username, password }: Person,
  headers: Record<string, string> = {},
): Promise<string> {
  const response = await fetch(`${mock.url}/api/auth/login`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
  if (!response.ok) throw new Error(`${username} cannot sign in: ${response.status}.`);
  const { token } = (await response.json()) as { token: string }; // AuthSession of the contract
  return token;
}
