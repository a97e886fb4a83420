import type { Request } from '../request.ts';
import { type Answer, isInconclusive } from '../run.ts';
import type { Subject } from './subject.ts';

/** What is asked for, and what must be answered. */
const ASKED: [asked: string, language: string][] = [
  ['tr', 'tr'],
  ['en', 'en'],
  ['en-GB, tr;q=0.5', 'en'],
  ['tr;q=0.3, en;q=0.8', 'en'],
  ['de', 'tr'],
];

/** Texts of the service come in the language that is asked for, and the answer says which it is. */
export async function checkLanguage(subject: Subject): Promise<void> {
  const { run, operation } = subject;
  if (!operation.takesLanguage) return;
  const request = await subject.valid();
  for (const [asked, language] of ASKED) {
    const sent: Request = { ...request, headers: { 'accept-language': asked } };
    const answer: Answer = await run.send(sent);
    const told = answer.exchange.responseHeaders['content-language'];
    if (told === language || isInconclusive(answer)) continue;
    const expected = `Content-Language: ${language} for Accept-Language: ${asked}`;
    const seen = `Content-Language: ${told}`;
    run.report({ rule: 'language', place: 'header.Content-Language', expected, seen }, answer);
  }
}
