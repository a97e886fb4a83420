import { client } from '../../client.ts';
import type { Company, CompanyUpdate } from '../../contract/types.ts';
import { ifMatch, type Versioned, versioned } from '../../versioned.ts';

/**
 * Stores the company of a captain, the first time as well, unless the captain's user is no longer of the
 * `version` that was read. Rejects with an ApiError: 412 for another version, 422 with the refused fields.
 */
export function updateCompany(
  update: CompanyUpdate,
  version: string | undefined,
): Promise<Versioned<Company>> {
  const params = { header: ifMatch(version) };
  return versioned(client.PUT('/company/update', { params, body: update }));
}
