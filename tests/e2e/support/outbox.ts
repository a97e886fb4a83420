import type { Page } from '@playwright/test';
import { CONTROL } from '../../../mocks/server/http/http.ts';

interface Mail {
  to: string;
  code: string | null;
}

/** The code in the last mail that the mock has sent to an address, in the session of the page. */
export async function codeSentTo(page: Page, address: string): Promise<string> {
  const response = await page.request.get(`${CONTROL}/outbox`);
  const mails = (await response.json()) as Mail[]; // what the control answers there
  const codes = mails.filter(({ to }) => to === address).map(({ code }) => code);
  // The newest first.
  const [last] = codes;
  if (!last) throw new Error(`No code was sent to ${address}.`);
  return last;
}
