import createOpenApiClient, { type Client, type ClientOptions } from 'openapi-fetch';
import type { paths } from '../../generated/types.ts';

export type { Client, ClientOptions, Middleware } from 'openapi-fetch';
export type { components, operations, paths } from '../../generated/types.ts';

/** A client whose paths, parameters, bodies and answers are typed by the contract. */
export type PruvaClient = Client<paths>;

/**
 * A fetch client of the API. `baseUrl` is where the service answers, its base path included:
 * `https://pruva.example/api`. Nothing is thrown for a refusal: a call answers `{ data, error, response }`.
 */
export function createClient(options: ClientOptions & { baseUrl: string }): PruvaClient {
  return createOpenApiClient<paths>(options);
}
