import type { ApplicationRecord, Schemas } from '../store/records.ts';
import type { Store } from '../store/state.ts';
import { fullNameOf } from './user.ts';

/** An application with the name of the applicant. */
export function applicationView(
  store: Store,
  application: ApplicationRecord,
): Schemas['CaptainApplication'] {
  return { ...application, fullName: fullNameOf(store, application.userId) };
}
