import type { APIRequestContext, Page } from '@playwright/test';
import type { components, operations } from '../../../generated/types.ts';
import { BASE } from '../../../mocks/engine/contract/base.ts';

type Schemas = components['schemas'];
type SearchQuery = NonNullable<operations['searchBoatsPage']['parameters']['query']>;

// What the service answers when it is asked without the app: what the app has to show.

async function ask<T>(response: ReturnType<APIRequestContext['get']>): Promise<T> {
  const answered = await response;
  if (!answered.ok()) throw new Error(`${answered.status()} ${await answered.text()}`);
  return (await answered.json()) as T; // the mock answers nothing that breaks the contract
}

/** The boats of a search; pages from zero. */
export function searchBoats(
  page: Page,
  criteria: Schemas['BoatSearch'] = {},
  query: SearchQuery = {},
): Promise<Schemas['BoatPage']> {
  const url = `${BASE}/boats/search/advanced/paginated`;
  return ask(page.request.post(url, { data: criteria, params: { ...query } }));
}

/** The first reviews of a boat, the newest first. */
export async function reviewsOfBoat(page: Page, boatId: number): Promise<Schemas['Review'][]> {
  const url = `${BASE}/reviews/boat/${boatId}/paginated`;
  return (await ask<Schemas['ReviewPage']>(page.request.get(url))).content;
}

/** What completes a text in the search field. */
export function suggestionsFor(page: Page, text: string): Promise<Schemas['BoatSuggestion'][]> {
  return ask(page.request.get(`${BASE}/boats/suggestions`, { params: { query: text } }));
}

/** A tour with its dates. */
export function tourOf(page: Page, id: number): Promise<Schemas['Tour']> {
  return ask(page.request.get(`${BASE}/tours/${id}`));
}
